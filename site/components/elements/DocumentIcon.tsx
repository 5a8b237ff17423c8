import type { DocumentKind } from '../../../compiler/schemas/guide.ts';
import { emblems } from './emblems.ts';

type DocumentIconProps = { kind: DocumentKind; size: number };

/** The emblem of a kind of document. Decoration only; the name stands beside it. */
export function DocumentIcon({ kind, size }: DocumentIconProps) {
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
      <path d={bar} stroke="var(--color-mark)" strokeWidth="2" />
    </svg>
  );
}
