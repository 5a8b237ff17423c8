import type { ComponentProps } from 'react';
import { logo } from '../../../art/logo.ts';

/** The logo, as it is painted on a stone. Decoration only; whoever uses it says the name in words. */
export function Waymark(props: ComponentProps<'svg'>) {
  const { width, height, shapes } = logo;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...props}
      aria-hidden="true"
    >
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
