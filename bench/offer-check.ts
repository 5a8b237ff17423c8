import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadContent } from '../compiler/load.ts';
import { createCheck } from '../compiler/offer-check/check.ts';
import { offerRules } from '../compiler/offer-check/rules.ts';
import { medianOf } from './figures.ts';

const runs = 21;

/** Says how long a text of all languages takes, and what the built site sends for it. */
export function benchOfferCheck(): void {
  const content = loadContent(process.cwd());
  const check = createCheck(offerRules(content));
  const leads = content.locales.flatMap(({ guides }) =>
    [...guides.values()].map((one) => one.lead),
  );
  const text = leads.join('\n').repeat(10).slice(0, 20_000);
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    check(text);
    return performance.now() - start;
  });
  const [first = 0] = times;
  console.log(
    `20,000 characters: ${medianOf(times).toFixed(1)} ms (median of ${runs}), the first time ${first.toFixed(1)} ms`,
  );
  for (const file of globSync('dist/offer-check/*.json').toSorted()) {
    console.log(`${file}: ${brotliCompressSync(readFileSync(file)).length} bytes with brotli`);
  }
}
