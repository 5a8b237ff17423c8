import type { DocumentKind } from '../../../compiler/schemas/guide.ts';
import { type Outline, readOutline } from '../../../pictures/svg.ts';
import styles from './Drawings.module.css';
import { Waymark } from './Waymark.tsx';

/**
 * A line in the ink around it, as high as the way-mark. Nothing is said of it: its button has a name. As many words as the way-mark has
 * are the same, for they cost nothing on a page twice.
 */
export function BarIcon({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 24 28"
      width="24"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** The emblem of a kind of document. Decoration only; the name stands beside it. */
export function DocumentIcon({ kind, size }: { kind: DocumentKind; size: number }) {
  const { lines, bar } = emblems[kind];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
      <path d={bar} className={styles.mark} strokeWidth="2" />
    </svg>
  );
}

/** An emblem on a grid of 24: `lines` in the colour of the text, and the one bar of our sign in red. */
type Emblem = { lines: string; bar: string };

const emblems: Readonly<Record<DocumentKind, Emblem>> = {
  // A steering wheel.
  'driving-licence': {
    lines:
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM3.4 10l6.2 1.2M20.6 10l-6.2 1.2',
    bar: 'M12 15v5.5',
  },
  // A booklet with the world on it.
  passport: {
    lines:
      'M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM12 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM8 10h8M12 6c-2 2.5-2 5.5 0 8 2-2.5 2-5.5 0-8',
    bar: 'M9 17.7h6',
  },
  // A card.
  identity: {
    lines:
      'M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5 16c.4-2.5 5.6-2.5 6 0M14.5 10h4',
    bar: 'M14.5 14h4',
  },
  // A house with its door.
  'residence-permit': {
    lines: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-4.5h4V20',
    bar: 'M9.5 12h5',
  },
  // A case for tools and papers.
  'work-permit': {
    lines:
      'M5 7.5h14a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2zM8.5 7.5V6A2 2 0 0 1 10.5 4h3a2 2 0 0 1 2 2v1.5M3 13h5.5M15.5 13H21',
    bar: 'M10.5 13h3',
  },
  // Something said.
  'language-certificate': {
    lines:
      'M5.5 4h13A2.5 2.5 0 0 1 21 6.5v7a2.5 2.5 0 0 1-2.5 2.5H12l-5 4.5V16H5.5A2.5 2.5 0 0 1 3 13.5v-7A2.5 2.5 0 0 1 5.5 4zM7.5 8.3h9',
    bar: 'M7.5 11.8h5',
  },
  // A sheet with a seal.
  diploma: {
    lines:
      'M12 16H4.5A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4h15A1.5 1.5 0 0 1 21 5.5v7.5M7 8h10M16.5 12.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM14.7 17.8V22l1.8-1.2L18.3 22v-4.2',
    bar: 'M7 11.7h4',
  },
};

const files = import.meta.glob<string>('../../../pictures/outlines/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By country, as its folder is called, like "uk". One that nobody has drawn has none. */
export const outlines: Readonly<Record<string, Outline>> = Object.fromEntries(
  Object.entries(files).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), readOutline(svg)]),
);

type CountryProps = {
  /** As its folder is called. */
  country: string;
};

/** The land alone, in the colour that its place gives it; nothing for a country that nobody has drawn. */
export function CountryShape({
  country,
  className,
}: CountryProps & { className?: string | undefined }) {
  const outline = outlines[country];
  if (outline === undefined) return null;
  const { width, height, land } = outline;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={land} />
    </svg>
  );
}

/** The country as it lies on the map, a path across it, and our sign at its end. Decoration only. */
export function CountryOutline({ country }: CountryProps) {
  const outline = outlines[country];
  if (outline === undefined) return null;
  const { width, height, land, route, start, end } = outline;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <defs>
        <path id="land" d={land} />
      </defs>
      <use className={styles.shore} href="#land" x="7" y="7" />
      <use className={styles.land} href="#land" />
      <path className={styles.route} d={route} />
      <circle className={styles.start} cx={Math.round(start[0])} cy={Math.round(start[1])} r="7" />
      <Waymark x={Math.round(end[0]) - 15} y={Math.round(end[1]) - 30} width="30" height="35" />
    </svg>
  );
}
