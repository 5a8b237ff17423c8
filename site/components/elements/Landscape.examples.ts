import type { ComponentProps } from 'react';
import type { Landscape } from './Landscape.tsx';
import type { PictureName } from './pictures.ts';

type LandscapeProps = ComponentProps<typeof Landscape>;

/** Every picture there is. */
export const examples = {
  hills: { picture: 'hills', alt: 'A marked path over hills.' },
  coast: { picture: 'coast', alt: 'A marked path along the coast.' },
  forest: { picture: 'forest', alt: 'A marked path into a forest.' },
  crossroads: { picture: 'crossroads', alt: 'A signpost where paths meet.' },
  bridge: { picture: 'bridge', alt: 'A path over a bridge.' },
  hut: { picture: 'hut', alt: 'A hut beside a path.' },
  'town-hall': { picture: 'town-hall', alt: 'A town hall beside a path.' },
  toll: { picture: 'toll', alt: 'A toll house beside a path.' },
  clock: { picture: 'clock', alt: 'A clock beside a path.' },
} satisfies Record<PictureName, LandscapeProps>;
