import type { Claim } from '../../../compiler/articles.ts';
import { RichText } from '../elements/RichText.tsx';
import styles from './Claims.module.css';

type ClaimsProps = { claims: readonly Claim[]; today: Date };

/** What somebody else says, each saying with its answer. `data-quoted` marks words that are not the site's own. */
export function Claims({ claims, today }: ClaimsProps) {
  return (
    <ul className={styles.list}>
      {claims.map(({ said, truth }) => (
        <li className={styles.claim} key={said}>
          <blockquote className={styles.said} data-quoted>
            {said}
          </blockquote>
          <RichText blocks={truth} today={today} />
        </li>
      ))}
    </ul>
  );
}
