import type { Country } from '../../lib/countries.ts';
import type { Guide } from '../../lib/guides.ts';
import { DocumentIcon } from '../elements/DocumentIcon.tsx';
import styles from './CountryList.module.css';

type CountryListProps = { countries: readonly Country[]; guides: readonly Guide[] };

/** Every country with its guides. */
export function CountryList({ countries, guides }: CountryListProps) {
  return (
    <ul className={styles.countries}>
      {countries.map((country) => (
        <li className={styles.country} key={country.path}>
          <h3>
            <a href={country.path}>{country.title}</a>
          </h3>
          <ul className={styles.guides}>
            {guides
              .filter((guide) => guide.country === country.country)
              .map((guide) => (
                <li key={guide.path}>
                  <DocumentIcon kind={guide.kind} size={18} />
                  <a href={guide.path}>{guide.shortTitle}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
