import type { ComponentProps } from 'react';
import { guideAnchors } from '../../lib/guide-anchors.ts';
import { sampleGuide } from '../../lib/guides.samples.ts';
import { words } from '../../lib/words.ts';
import type { OnThisPage } from './OnThisPage.tsx';

export const examples = {
  'sections of a guide': { anchors: guideAnchors(sampleGuide(), words.guide) },
} satisfies Record<string, ComponentProps<typeof OnThisPage>>;
