import type {
  Navigation as NavigationData,
  NavigationLink,
} from '../../../compiler/schemas/settings.ts';
import { settings } from '../../../compiler/settings.ts';
import { words } from '../../../compiler/words.ts';
import { Waymark } from '../elements/Waymark.tsx';
import styles from './Navigation.module.css';

type NavigationProps = {
  navigation: NavigationData;
  /** Canonical path of the page it stands on. */
  path: string;
};

/**
 * The bar that stays at the top. Menus are `<details>`, so they open without scripts; the enhancement adds hover, Escape,
 * closing when focus leaves, and one at a time.
 */
export function Navigation({ navigation, path }: NavigationProps) {
  return (
    <header className={styles.bar}>
      <div className={`${styles.row} column`}>
        <a className={styles.home} href="/" aria-label={words.frame.homeLabel}>
          <Waymark />
          <span>{settings.siteName}</span>
        </a>
        <nav className={styles.wide} aria-label={words.frame.mainMenu}>
          <MenuList navigation={navigation} path={path} group="wide" />
        </nav>
        <details className={styles.small} data-menu>
          <summary className={styles.toggle}>{words.frame.menu}</summary>
          <nav className={styles.sheet} aria-label={words.frame.menu}>
            <MenuList navigation={navigation} path={path} group="small" />
          </nav>
        </details>
      </div>
    </header>
  );
}

type MenuListProps = NavigationProps & { group: 'wide' | 'small' };

function MenuList({ navigation, path, group }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {navigation.main.map((entry) => (
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

function MenuLink({ link, path }: { link: NavigationLink; path: string }) {
  return (
    <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
      {link.label}
    </a>
  );
}
