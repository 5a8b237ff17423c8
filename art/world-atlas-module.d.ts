// The file is 740 KB; without this the compiler would read it to learn its type.
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  export default atlas;
}
