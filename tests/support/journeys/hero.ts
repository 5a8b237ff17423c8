import type { Locator, Page } from '@playwright/test';
import { words } from '../content.ts';

/** The slideshow at the top of the home page, and its parts as a visitor finds them. */
export function heroOf(page: Page) {
  const hero = page.getByRole('region', { name: words.hero.label });
  return {
    hero,
    slide: (place: number): Locator => hero.locator(`[aria-label="${place} of 3"]`),
    stop: hero.getByRole('button', { name: words.hero.stop }),
    start: hero.getByRole('button', { name: words.hero.start }),
    previous: hero.getByRole('button', { name: words.hero.previous }),
    next: hero.getByRole('button', { name: words.hero.next }),
    dot: (place: number): Locator =>
      hero.getByRole('button', { name: words.hero.show.replace('{place}', String(place)) }),
  };
}

/** The place of the one slide that can be used and is shown; the others are inert. Throws when it is not one. */
export async function shownPlace(page: Page): Promise<number> {
  const usable = await heroOf(page)
    .hero.locator('[aria-roledescription="slide"]:not([inert])')
    .all();
  const [slide] = usable;
  if (slide === undefined || usable.length > 1)
    throw new Error(`${usable.length} slides are in use`);
  return Number.parseInt((await slide.getAttribute('aria-label')) ?? '', 10);
}
