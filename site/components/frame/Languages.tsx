import type { Frame, Page } from '../../../compiler/page.ts';
import { BarIcon } from '../elements/Drawings.tsx';
import styles from './Languages.module.css';

type LanguagesProps = Pick<Page, 'versions' | 'path'> & { label: Frame['languages'] };

/**
 * The page in every language of the site, each by the name that it gives itself: in the bar, or where that has no room for them what
 * a globe opens, for people who cannot read the word.
 */
export function Languages({ label, versions, path }: LanguagesProps) {
  if (versions.length === 0) return null;
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget="languages" aria-label={label}>
        <BarIcon d="M22 14a10 10 0 1 1-20 0 10 10 0 1 1 20 0H2M12 4c-6 5-6 15 0 20 6-5 6-15 0-20" />
      </button>
      <nav className={styles.languages} id="languages" popover="auto" aria-label={label}>
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
    </>
  );
}
