import type { Frame, Link, Page } from '../../../compiler/page.ts';
import { BarIcon } from '../elements/Drawings.tsx';
import { Waymark } from '../elements/Waymark.tsx';
import styles from './Navigation.module.css';

/** First stop of the Tab key: over the frame, to the page's own text. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}

type NavigationProps = Pick<Frame, 'siteName' | 'navigation' | 'languages'> &
  Pick<Page, 'path' | 'versions'>;

/**
 * The bar that stays at the top. Its menu stands in it, or waits behind a button and then covers the page; its groups are `<details>`.
 * All of it opens without scripts; the enhancement adds hover, Escape and closing when focus leaves.
 */
export function Navigation({ siteName, navigation, languages, path, versions }: NavigationProps) {
  const { home, mainMenu, menu, close, entries, search } = navigation;
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <a className={styles.home} href={home.path} aria-label={home.label}>
          <Waymark />
          <span>{siteName}</span>
        </a>
        <button className={styles.toggle} type="button" popoverTarget="menu" aria-label={menu}>
          <span>{menu}</span>
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label={mainMenu}>
          <button
            className={styles.close}
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            {close}
          </button>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.label}>
                {'items' in entry ? (
                  <Group {...entry} path={path} />
                ) : (
                  <MenuLink link={entry} path={path} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {search.path !== path && <SearchBox {...search} />}
        <Languages label={languages} versions={versions} path={path} />
      </div>
    </header>
  );
}

/**
 * Where the bar has no room for it, its icon is the box: a touch puts the letters in and lets it grow over the bar. The page of the
 * search has a box of its own.
 */
function SearchBox({ label, path }: Link) {
  return (
    <search className={styles.search}>
      <form action={path} data-search-box="">
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">
          <BarIcon d="m22 24-6-6a7 7 0 1 1 1-1" />
          <span className="visually-hidden">{label}</span>
        </button>
      </form>
    </search>
  );
}

function Group({ label, items, path }: { label: string; items: readonly Link[]; path: string }) {
  return (
    <details className={styles.drop} name="menu">
      <summary>{label}</summary>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink link={item} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ link, path }: { link: Link; path: string }) {
  return (
    <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
      {link.label}
    </a>
  );
}

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
