import type { Country } from '../../../compiler/countries.ts';
import type { Guide } from '../../../compiler/guides.ts';
import { DocumentIcon } from '../elements/DocumentIcon.tsx';
import styles from './CountryList.module.css';

type CountryListProps = { countries: readonly Country[]; guides: readonly Guide[] };

/** Every country with its guides, and then each guide that goes across countries, such as the one on diplomas. */
export function CountryList({ countries, guides }: CountryListProps) {
  const names = countries.map(({ country }) => country);
  return (
    <ul className={styles.countries}>
      {countries.map((country) => (
        <CountryCard
          country={country}
          guides={guides.filter((guide) => guide.country === country.country)}
          key={country.path}
        />
      ))}
      {guides
        .filter(({ country }) => !names.includes(country))
        .map((guide) => (
          <GuideCard guide={guide} key={guide.path} />
        ))}
    </ul>
  );
}

function CountryCard({ country, guides }: { country: Country; guides: readonly Guide[] }) {
  return (
    <li className={styles.country}>
      <h3>
        <a href={country.path}>{country.title}</a>
      </h3>
      <ul className={styles.guides}>
        {guides.map((guide) => (
          <li key={guide.path}>
            <DocumentIcon kind={guide.kind} size={18} />
            <a href={guide.path}>{guide.shortTitle}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}

function GuideCard({ guide }: { guide: Guide }) {
  return (
    <li className={styles.acrossCountries}>
      <h3>
        <DocumentIcon kind={guide.kind} size={28} />
        <a href={guide.path}>{guide.shortTitle}</a>
      </h3>
      <p>{guide.summary}</p>
    </li>
  );
}
