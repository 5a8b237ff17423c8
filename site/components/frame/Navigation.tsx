import type { Frame, Link } from '../../../compiler/page.ts';
import { BarIcon } from '../elements/BarIcon.tsx';
import { LinkItems } from '../elements/LinkItems.tsx';
import { Waymark } from '../elements/Waymark.tsx';
import { LanguagesOpener } from './Languages.tsx';
import styles from './Navigation.module.css';

type SkipLinkProps = { label: string };

/** First stop of the Tab key: over the frame, to the page's own text. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}

type NavigationProps = Pick<Frame, 'siteName' | 'navigation'> & {
  /** Canonical path of the page it stands on. */
  path: string;
  /** What the way to the other languages is called; null if there are none. */
  languages: Frame['languages'] | null;
};

/**
 * The bar that stays at the top. Menus are `<details>`, so they open without scripts; the enhancement adds hover, Escape,
 * closing when focus leaves, and one at a time.
 */
export function Navigation({ siteName, navigation, path, languages }: NavigationProps) {
  const { home, mainMenu, menu, entries, search, ways } = navigation;
  return (
    <header className={styles.bar}>
      <div className={`${styles.row} column`}>
        <a className={styles.home} href={home.path} aria-label={home.label}>
          <Waymark />
          <span>{siteName}</span>
        </a>
        <nav className={styles.wide} aria-label={mainMenu}>
          <MenuList entries={entries} path={path} group="wide" />
        </nav>
        {languages !== null && <LanguagesOpener label={languages} />}
        {search.path !== path && <SearchBox {...search} />}
        <details className={styles.small} data-menu>
          <summary className={styles.toggle}>{menu}</summary>
          <nav className={styles.sheet} aria-label={menu}>
            <MenuList entries={entries} path={path} group="small" />
            <ul className={`${styles.list} ${styles.ways}`}>
              <LinkItems links={ways} />
            </ul>
          </nav>
        </details>
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
        <button type="submit" aria-label={label}>
          <BarIcon d="m22 24-6-6a7 7 0 1 1 1-1" />
        </button>
      </form>
    </search>
  );
}

type MenuListProps = {
  entries: Frame['navigation']['entries'];
  path: string;
  group: 'wide' | 'small';
};

function MenuList({ entries, path, group }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'items' in entry ? (
            <details className={styles.drop} name={`menu-${group}`} data-drop={group}>
              <summary>{entry.label}</summary>
              <ul className={styles.items}>
                {entry.items.map((item) => (
                  <li key={item.path}>
                    <MenuLink link={item} path={path} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <MenuLink link={entry} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ link, path }: { link: Link; path: string }) {
  return (
    <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
      {link.label}
    </a>
  );
}
