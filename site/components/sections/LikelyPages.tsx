import type { KnownPage } from '../../../compiler/page-search.ts';
import { words } from '../../../compiler/words.ts';
import styles from './LikelyPages.module.css';

type LikelyPagesProps = { pages: readonly KnownPage[] };

/** Links to pages that a lost visitor may mean; enhancements/find-page.ts puts those that fit best first, and says for what. */
export function LikelyPages({ pages }: LikelyPagesProps) {
  return (
    <div className={styles.likely} data-likely="">
      <p className={styles.asked} role="status">
        {words.notFound.mainPages}
      </p>
      <ul className={styles.pages}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a className={styles.page} href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
