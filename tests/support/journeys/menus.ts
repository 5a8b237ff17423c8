import type { Locator, Page } from '@playwright/test';
import { navigationSchema } from '../../../compiler/schemas/settings.ts';
import rawNavigation from '../../../content/navigation.json' with { type: 'json' };
import { words } from '../content.ts';

const { main } = navigationSchema.parse(rawNavigation);

/** Entries of the menu that open a list of links. */
export const dropDowns = main.flatMap((entry) => ('items' in entry ? [entry] : []));

/** Entries of the menu that are links themselves. */
export const plainLinks = main.flatMap((entry) => ('items' in entry ? [] : [entry]));

/** Size of a window in which the menu lies open in a bar, and of one in which it waits behind a button. */
export const wideWindow = { width: 1440, height: 900 };
export const smallWindow = { width: 360, height: 740 };

/** The menu, in the bar or once it covers the page. */
export function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: words.frame.mainMenu });
}

/** What opens a drop-down, by its label. */
export function opener(page: Page, label: string): Locator {
  return menuOf(page).locator('summary', { hasText: label });
}

/** A link of the menu, by its label. */
export function menuLink(page: Page, label: string): Locator {
  return menuOf(page).getByRole('link', { name: label, exact: true });
}

/** The button that shows the menu in a small window. */
export function menuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: words.frame.menu, exact: true });
}
