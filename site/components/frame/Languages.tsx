import type { Frame, Page } from '../../../compiler/page.ts';
import styles from './Languages.module.css';

type LanguagesProps = Pick<Page, 'versions' | 'path'> & { label: Frame['languages'] };

/** The page in every language of the site, each by the name that it gives itself. */
export function Languages({ label, versions, path }: LanguagesProps) {
  if (versions.length === 0) return null;
  return (
    <nav className={`${styles.languages} column`} aria-label={label}>
      <ul>
        {versions.map(({ name, tag, direction, path: address, inEnglish }) => (
          <li key={tag} lang={tag} dir={direction}>
            {address === path && inEnglish === null ? (
              <span aria-current="true">{name}</span>
            ) : (
              <a href={address} hrefLang={inEnglish === null ? tag.split('-')[0] : 'en'}>
                {name}
                {inEnglish !== null && <small> ({inEnglish})</small>}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
