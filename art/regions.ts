/** A part of the world: west, south, east, north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** How a country is drawn. */
export type Region = {
  /** Its name in Natural Earth. */
  name: string;
  bounds: Bounds;
  /** Islands too far away for their own place, and how far they are moved, in degrees. */
  inset?: { bounds: Bounds; shift: readonly [number, number] };
  /** Places on a way across, "longitude latitude, …" from its start to its end. */
  route: string;
};

/** By country, as its folder is called. The ways follow long-distance trails roughly, in Germany the European path E1. */
export const regions: Readonly<Record<string, Region>> = {
  uk: {
    name: 'United Kingdom',
    bounds: [-9, 49.5, 2, 61],
    route:
      '-5.5 50.15, -3.6 50.9, -2.5 51.7, -2.9 52.6, -1.9 53.4, -2.3 54.6, -2.8 55.5, -4.4 56.2, -4.8 57, -3.9 57.7, -3.3 58.5',
  },
  ireland: {
    name: 'Ireland',
    bounds: [-11, 51, -5, 56],
    route: '-6.3 53.3, -7.2 53.55, -8 53.3, -8.6 52.7, -9.2 52.2, -9.6 51.85',
  },
  germany: {
    name: 'Germany',
    bounds: [5, 47, 16, 56],
    route: '9.4 54.7, 10 53.5, 9.5 52.3, 8.2 51.4, 8.5 50.2, 8.2 48.8, 9 47.8',
  },
  france: {
    name: 'France',
    bounds: [-6, 41, 10, 52],
    route: '2 50.7, 2.5 49.2, 3.6 47.6, 3 45.7, 4.2 44.7, 5.8 44.3, 7 43.8',
  },
  spain: {
    name: 'Spain',
    bounds: [-10, 35, 5, 44],
    // The Canary Islands stand where maps of Spain put them, south-west of Cádiz.
    inset: { bounds: [-19, 27, -13, 30], shift: [6, 6.6] },
    route: '-0.6 39.4, -2 38.9, -4 39.9, -4.7 40.7, -5.8 41.5, -6.8 42.3, -8.5 42.9',
  },
  usa: {
    // Alaska and Hawaii are put below the other states by the projection.
    name: 'United States of America',
    bounds: [-180, 18, -66, 72],
    route:
      '-75.4 38.8, -79.5 39.4, -84.5 39, -90.3 38.5, -96 39.6, -104.8 38.9, -110 39.2, -115 38.9, -119.8 39.3, -122.1 37.9',
  },
};
