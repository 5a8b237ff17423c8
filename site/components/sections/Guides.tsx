import type { CountryGuides, GuideCard, PartProps } from '../../../compiler/page.ts';
import { CountryShape, DocumentIcon } from '../elements/Drawings.tsx';
import styles from './Guides.module.css';

/** Guides with a sentence each. */
export function GuideCards({ guides }: PartProps<'guide-cards'>) {
  return (
    <ul className="tiles">
      {guides.map(({ kind, title, path, summary }) => (
        <li className={`card stack tighter ${styles.card}`} key={path}>
          <DocumentIcon kind={kind} size={28} />
          <h3>
            <a className="whole" href={path}>
              {title}
            </a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** Guides as short links. */
export function GuideLinks({ guides }: PartProps<'guide-links'>) {
  return (
    <ul className={styles.links}>
      {guides.map(({ kind, shortTitle, path }) => (
        <li key={path}>
          <a href={path}>
            <DocumentIcon kind={kind} size={20} />
            {shortTitle}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every country by its shape, each a way to its page. */
export function CountryTiles({ countries }: PartProps<'country-tiles'>) {
  return (
    <ul className={styles.tiles}>
      {countries.map(({ country, label, path, documents }) => (
        <li className={`card ${styles.tile}`} key={country}>
          <CountryShape country={country} className={styles.shape} />
          <h3 className={styles.tileName}>
            <a className="whole" href={path}>
              {label}
            </a>
          </h3>
          <p className={`quiet ${styles.documents}`}>{documents}</p>
        </li>
      ))}
    </ul>
  );
}

/** Every country with its guides, and then each guide that goes across countries, such as the one on diplomas. */
export function CountryList({ countries, across }: PartProps<'country-list'>) {
  return (
    <ul className="tiles">
      {countries.map((country) => (
        <CountryItem {...country} key={country.path} />
      ))}
      {across.map((guide) => (
        <AcrossItem {...guide} key={guide.path} />
      ))}
    </ul>
  );
}

function CountryItem({ title, path, guides }: CountryGuides) {
  return (
    <li className="card marked">
      <h3>
        <a href={path}>{title}</a>
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

function AcrossItem({ kind, shortTitle, path, summary }: GuideCard) {
  return (
    <li className={`card marked ${styles.across}`}>
      <h3>
        <DocumentIcon kind={kind} size={28} />
        <a href={path}>{shortTitle}</a>
      </h3>
      <p>{summary}</p>
    </li>
  );
}
