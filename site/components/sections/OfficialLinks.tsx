import type { OfficialLink } from '../../../compiler/schemas/facts.ts';
import styles from './OfficialLinks.module.css';

type OfficialLinksProps = { links: readonly OfficialLink[] };

/** The authority's own pages. */
export function OfficialLinks({ links }: OfficialLinksProps) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
