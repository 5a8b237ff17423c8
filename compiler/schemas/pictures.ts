/**
 * Every drawn picture, by what it stands with. Content chooses from these names; a test asks pictures/scenes/ for a file of each by day
 * and one by night. Each list is for one place, so that no two places can show the same picture.
 */
export const pictureNames = {
  /** The slideshow of the home page: these are large. */
  slides: ['hills', 'coast', 'forest'],
  /** Beside the words on who we are, on the home page. */
  about: ['crossroads', 'bridge', 'hut'],
  /** Over the three points that a landing page makes of its country. */
  highlights: ['town-hall', 'toll', 'clock'],
  /** On the cards of offers: things that one uses, never a document. */
  offers: ['desk', 'learner-car', 'steering-wheel', 'motorcycle', 'suitcase', 'tools', 'home-key'],
  /** Beside the name of a country's landing page. */
  countries: [
    'chalk-cliffs',
    'round-tower',
    'timbered-village',
    'poplar-road',
    'windmills',
    'mesa-road',
  ],
  /** Beside the name of an article. */
  articles: ['paint-pot', 'broken-bridge', 'garden-gate', 'stile'],
  /** Beside the name of a page that stands once. */
  pages: ['pass', 'rucksack', 'cairn', 'letterbox', 'mist'],
} as const;

export type PictureFor<Place extends keyof typeof pictureNames> =
  (typeof pictureNames)[Place][number];

export type PictureName = PictureFor<keyof typeof pictureNames>;
