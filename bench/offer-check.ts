// What the check of offers weighs, and how long it takes for 20,000 characters. Run it after a build: node bench/offer-check.ts
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadContent } from '../compiler/load.ts';
import { createCheck } from '../compiler/offer-check/check.ts';
import { offerRules } from '../compiler/offer-check/rules.ts';
import { medianOf } from './median.ts';

const content = loadContent(process.cwd());
const check = createCheck(offerRules(content));
const words = content.locales.flatMap(({ guides }) => [...guides.values()].map(({ lead }) => lead));
const text = words.join('\n').repeat(10).slice(0, 20_000);
const times = Array.from({ length: 21 }, () => {
  const start = performance.now();
  check(text);
  return performance.now() - start;
});
console.log(
  `20,000 characters of all languages: ${medianOf(times).toFixed(1)} ms, the median of ${times.length}`,
);
for (const file of globSync('dist/offer-check/*.json').toSorted()) {
  console.log(`${file}: ${brotliCompressSync(readFileSync(file)).length} bytes with brotli`);
}
