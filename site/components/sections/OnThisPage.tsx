import { words } from '../../../compiler/words.ts';
import styles from './OnThisPage.module.css';

export type PageAnchor = { id: string; title: string };

type OnThisPageProps = { anchors: readonly PageAnchor[] };

/** The sections of a long page, as links. */
export function OnThisPage({ anchors }: OnThisPageProps) {
  return (
    <nav className={styles.nav} aria-labelledby="on-this-page">
      <h2 className={styles.title} id="on-this-page">
        {words.guide.onThisPage}
      </h2>
      <ol className={styles.list}>
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <a href={`#${anchor.id}`}>{anchor.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
