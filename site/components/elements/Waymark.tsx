import type { ComponentProps } from 'react';
import logo from '../../../pictures/logo.svg?raw';
import { elementsIn, sizeOf } from '../../../pictures/svg.ts';

const { width, height } = sizeOf(logo);
const shapes = elementsIn(logo, 'path');

/** The logo, as it is painted on a stone. Decoration only; whoever uses it says the name in words. */
export function Waymark(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...props}
      aria-hidden="true"
    >
      {shapes.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
