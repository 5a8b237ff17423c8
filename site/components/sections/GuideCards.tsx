import type { GuideSummary } from '../../../compiler/guides.ts';
import { DocumentIcon } from '../elements/DocumentIcon.tsx';
import styles from './GuideCards.module.css';

type GuideCardsProps = { guides: readonly GuideSummary[] };

/** Guides with a sentence each. */
export function GuideCards({ guides }: GuideCardsProps) {
  return (
    <ul className={styles.cards}>
      {guides.map((guide) => (
        <li className={styles.card} key={guide.path}>
          <DocumentIcon kind={guide.kind} size={28} />
          <h3>
            <a href={guide.path}>{guide.title}</a>
          </h3>
          <p>{guide.summary}</p>
        </li>
      ))}
    </ul>
  );
}
