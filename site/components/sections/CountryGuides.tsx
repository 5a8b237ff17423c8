import type { Guide } from '../../../compiler/guides.ts';
import { DocumentIcon } from '../elements/DocumentIcon.tsx';
import styles from './CountryGuides.module.css';

type CountryGuidesProps = { guides: readonly Guide[] };

/** A country's guides as short links. */
export function CountryGuides({ guides }: CountryGuidesProps) {
  return (
    <ul className={styles.list}>
      {guides.map((guide) => (
        <li key={guide.path}>
          <a href={guide.path}>
            <DocumentIcon kind={guide.kind} size={20} />
            {guide.shortTitle}
          </a>
        </li>
      ))}
    </ul>
  );
}
