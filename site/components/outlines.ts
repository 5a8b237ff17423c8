import { type Outline, readOutline } from '../../pictures/outlines.ts';

const files = import.meta.glob<string>('../../pictures/outlines/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By country, as its folder is called, like "uk". One that nobody has drawn has none. */
export const outlines: Readonly<Record<string, Outline>> = Object.fromEntries(
  Object.entries(files).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), readOutline(svg)]),
);
