import type { ComponentProps } from 'react';
import { guideAnchors } from '../../../compiler/guide-anchors.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import { words } from '../../../compiler/words.ts';
import type { OnThisPage } from './OnThisPage.tsx';

export const examples = {
  'sections of a guide': { anchors: guideAnchors(sampleGuide(), words.guide) },
} satisfies Record<string, ComponentProps<typeof OnThisPage>>;
