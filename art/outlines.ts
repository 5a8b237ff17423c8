import {
  type GeoGeometryObjects,
  type GeoProjection,
  geoAlbersUsa,
  geoConicEqualArea,
  geoPath,
} from 'd3-geo';
import { feature } from 'topojson-client';
import { planarRingArea, presimplify, simplify } from 'topojson-simplify';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { type Point, pointsOf, soft, straight } from './paths.ts';
import { type Bounds, type Region, regions } from './regions.ts';

/** A country as a drawing, in a frame of its own. */
export type Outline = {
  width: number;
  height: number;
  /** The land, as the `d` of a path. Source: Natural Earth, in the public domain. */
  land: string;
  /** A path across it, as the `d` of a path. */
  route: string;
  start: Point;
  end: Point;
};

type Land = Extract<GeoGeometryObjects, { type: 'MultiPolygon' }>;
type Polygon = Land['coordinates'][number];

const width = 480;
const margin = 16;
/** Triangles of the coast smaller than this are left out, in square units. */
const smallestDetail = 6;
const smallestIsland = 12;

const drawn = new Map<string, Outline>();

/** The outline of a country by the name of its folder, like "uk"; null for one that nobody has described. */
export function outlineOf(country: string): Outline | null {
  const region = regions[country];
  if (region === undefined) return null;
  const outline = drawn.get(country) ?? draw(region);
  drawn.set(country, outline);
  return outline;
}

function draw(region: Region): Outline {
  const land = landOf(region);
  const { projection, height } = fitted(region, land);
  const route = pointsOf(region.route).flatMap((degrees): Point[] => {
    const point = projection([...degrees]);
    return point === null ? [] : [point];
  });
  const [start, end] = [route.at(0), route.at(-1)];
  if (start === undefined || end === undefined) {
    throw new Error(`The way across ${region.name} leaves its map.`);
  }
  const coast = simplified(ringsOf(land, projection)).map((ring) => `${straight(ring)}z`);
  return { width, height, land: coast.join(''), route: soft(route), start, end };
}

/** The polygons of a country that are drawn, those of the inset moved. Throws Error for a country that is not in the atlas. */
function landOf({ name, bounds, inset }: Region): Land {
  const geometry = feature(atlas, atlas.objects.countries).features.find(
    ({ properties }) => properties.name === name,
  )?.geometry;
  if (geometry?.type !== 'MultiPolygon') throw new Error(`${name} is not in the atlas.`);
  const near = geometry.coordinates.filter((polygon) => isWithin(polygon, bounds));
  const far = inset
    ? geometry.coordinates.filter((polygon) => isWithin(polygon, inset.bounds))
    : [];
  const [east = 0, north = 0] = inset?.shift ?? [];
  const moved = far.map((rings) =>
    rings.map((ring) => ring.map(([x = 0, y = 0]) => [x + east, y + north])),
  );
  return { type: 'MultiPolygon', coordinates: [...near, ...moved] };
}

function isWithin([outer = []]: Polygon, [west, south, east, north]: Bounds): boolean {
  return outer.every(([x = 0, y = 0]) => x >= west && x <= east && y >= south && y <= north);
}

/** A projection of equal areas that fills the frame's width, or its height where the country is a tall one. */
function fitted(region: Region, land: Land): { projection: GeoProjection; height: number } {
  const [west, south, east, north] = region.bounds;
  const projection =
    east - west > 60
      ? geoAlbersUsa()
      : geoConicEqualArea()
          .rotate([-(west + east) / 2, 0])
          .parallels([south, north]);
  projection.precision(0);
  const tallest = width * 1.15;
  projection.fitExtent(
    [
      [margin, margin],
      [width - margin, tallest - margin],
    ],
    land,
  );
  const [[, top], [, bottom]] = geoPath(projection).bounds(land);
  const height = Math.ceil(bottom - top) + 2 * margin;
  const [x, y] = projection.translate();
  projection.translate([x, y - top + margin]);
  return { projection, height };
}

/** The projected rings of the land. */
function ringsOf(land: Land, projection: GeoProjection): [number, number][][] {
  const rings = geoPath(projection)(land)?.match(/[^MZ]+/g) ?? [];
  return rings.map((ring) =>
    ring.split('L').map((point): [number, number] => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );
}

/** The rings that are large enough to see, without the small bends of their coasts. */
function simplified(rings: [number, number][][]): Point[][] {
  const arcs = rings
    .filter((ring) => planarRingArea(ring) >= smallestIsland)
    .map((ring) => [...ring, ...ring.slice(0, 1)]);
  const detailed = presimplify({ type: 'Topology', objects: {}, arcs });
  return simplify(detailed, smallestDetail)
    .arcs.map((ring) => ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x, y]))
    .filter((ring) => ring.length > 2);
}
