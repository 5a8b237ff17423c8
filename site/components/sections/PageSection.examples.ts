import type { ComponentProps } from 'react';
import type { PageSection } from './PageSection.tsx';

export const examples = {
  'with words': { id: 'opening-hours', title: 'Opening hours', children: 'Every day but Sunday.' },
} satisfies Record<string, ComponentProps<typeof PageSection>>;
