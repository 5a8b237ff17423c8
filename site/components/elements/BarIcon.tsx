type BarIconProps = { d: string };

/**
 * A line in the ink around it, as high as the way-mark. Nothing is said of it: its button has a name. As many words as the way-mark has
 * are the same, for they cost nothing on a page twice.
 */
export function BarIcon({ d }: BarIconProps) {
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
