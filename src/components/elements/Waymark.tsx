import type { ComponentProps } from 'react';

/** The sign: a painted blaze of two bars, white over red. Decoration only; whoever uses it says the name in words. */
export function Waymark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 20 24" width="20" height="24" {...props} aria-hidden="true" focusable="false">
      <rect
        x="0.5"
        y="0.5"
        width="19"
        height="11"
        rx="1.5"
        fill="#fff"
        stroke="#14213d"
        strokeOpacity=".35"
      />
      <rect x="0" y="12" width="20" height="12" rx="1.5" fill="#c8102e" />
    </svg>
  );
}
