/** Letters of other scripts beside the Latin letters for which a reader takes them. */
const pairs = [
  // Cyrillic
  ...pairsOf('АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһӏь', 'ABESIJKMHOPCTYXaesijopcyxdqwhlb'),
  ...pairsOf('вкмнтгпч', 'bkmhtrnu'),
  // Greek
  ...pairsOf('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχε', 'ABEZHIKMNOPTYXaiknoptuxe'),
  // Latin letters that a compatibility form does not lead back
  ...pairsOf('ıȷɑɡɩɪʟɴʀʏøłđħŧ', 'ijagiilnryoldht'),
] as const;

/** From a letter that looks like a Latin one to that one. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(pairs);

function pairsOf(others: string, latin: string): [string, string][] {
  const letters = [...latin];
  return [...others].map((other, index) => [other, letters[index] ?? other]);
}
