import type { Locator, Page } from '@playwright/test';
import { fillIn } from '../../../compiler/texts/fill-in.ts';
import { words } from '../content.ts';

/** A carousel of the home page, by the heading over it, and its parts as a visitor finds them. */
export function carouselOf(page: Page, label: string) {
  const carousel = page.getByRole('region', { name: label, exact: true });
  const button = (name: string): Locator => carousel.getByRole('button', { name, exact: true });
  return {
    carousel,
    slides: carousel.locator('li'),
    stop: button(words.carousel.stop),
    start: button(words.carousel.start),
    previous: button(words.carousel.previous),
    next: button(words.carousel.next),
    dot: (place: number) => button(fillIn(words.carousel.show, { place: String(place) })),
  };
}

type Carousel = ReturnType<typeof carouselOf>;

/** Brings a carousel into view, which hydrates it, and waits until its buttons work and it knows what is in view. */
export async function hydrateCarousel({ carousel, next, slides }: Carousel): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await next.waitFor();
  await slides.and(carousel.locator('[inert]')).first().waitFor({ state: 'attached' });
}

/** The places, from 1, of the slides that lie in full in the carousel's window, in the order in which they are seen. */
export async function placesInView({ carousel, slides }: Carousel): Promise<number[]> {
  const window = await carousel.locator('[data-viewport]').boundingBox();
  if (window === null) throw new Error('The carousel is not shown.');
  const boxes = await slides.evaluateAll((elements) =>
    elements.map((element, index) => {
      const { left, right } = element.getBoundingClientRect();
      return { place: index + 1, left, right };
    }),
  );
  return boxes
    .filter(({ left, right }) => left > window.x - 1 && right < window.x + window.width + 1)
    .toSorted((one, other) => one.left - other.left)
    .map(({ place }) => place);
}
