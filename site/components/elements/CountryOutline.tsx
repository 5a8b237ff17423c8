import type { Outline } from '../../../pictures/outlines.ts';
import styles from './CountryOutline.module.css';
import { Waymark } from './Waymark.tsx';

type CountryOutlineProps = { outline: Outline };

/** The country as it lies on the map, a path across it, and our sign at its end. Decoration only. */
export function CountryOutline({ outline }: CountryOutlineProps) {
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
