import type { Link } from '../../../compiler/page.ts';
import { Words } from './Words.tsx';

type LinkItemsProps = { links: readonly Link[] };

/** The items of a list of links; the list itself says what it looks like. */
export function LinkItems({ links }: LinkItemsProps) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <a href={path}>
        <Words text={label} />
      </a>
    </li>
  ));
}
