import { readFileSync, writeFileSync } from 'node:fs';
import { contentText } from '../load/content-text.ts';
import { loadContent } from '../load.ts';
import { createCheck, createReader, signsOf } from '../offer-check/check.ts';
import { hashOfSamples, learnWording, type Sample } from '../offer-check/learn.ts';
import { offerRules } from '../offer-check/rules.ts';
import { expressionsIn } from '../offer-check/wording.ts';

// `npm run offers`: learns what words say of an offer, and says how many texts are judged right that were not learned from.
const folder = 'compiler/offer-check';
/** So many texts of our own pages count as honest in each language: whoever pastes guidance is not to be frightened. */
const ownTexts = 600;
const parts = 5;

type Text = Sample & { text: string; locale: string };

const content = loadContent(process.cwd());
const rules = offerRules(content);
const read = createReader(rules);
const samples = content.locales.flatMap(({ locale, guides, articles }): Text[] => {
  const { offers, honest }: Record<'offers' | 'honest', string[]> = JSON.parse(
    readFileSync(`${folder}/samples/${locale}.json`, 'utf8'),
  );
  const own = textsIn([guides, articles]);
  const every = Math.ceil(own.length / ownTexts);
  return [
    ...offers.map((text) => sampleOf(text, locale, true)),
    ...honest.map((text) => sampleOf(text, locale, false)),
    ...own.filter((_, at) => at % every === 0).map((text) => sampleOf(text, locale, false)),
  ];
});
// A test compares: whoever adds a sample learns anew.
const learned = { samples: hashOfSamples(), wording: learnWording(samples) };
writeFileSync(`${folder}/learned.json`, contentText('learned.json', learned));

const calls = Array.from({ length: parts }, (_, part) => {
  const wording = learnWording(samples.filter((_, at) => at % parts !== part));
  const check = createCheck({ ...rules, wording });
  return samples
    .filter((_, at) => at % parts === part)
    .map((sample) => ({ ...sample, isCalled: check(sample.text).findings.length > 0 }));
}).flat();
console.log('Each fifth of the samples, judged by what the four others teach:');
for (const { locale } of content.locales) {
  const [offers, honest] = [true, false].map((isOffer) =>
    shareCalled(calls.filter((one) => one.locale === locale && one.isOffer === isOffer)),
  );
  console.log(`${locale.padEnd(8)}offers found ${offers}   honest texts called one ${honest}`);
}

function sampleOf(text: string, locale: string, isOffer: boolean): Text {
  const { folded, found } = read(text);
  const expressions = [...expressionsIn(folded.text, signsOf(found)).keys()];
  return { text, locale, expressions, isOffer };
}

/** Sentences of content without a mark in them: figures and links stand in others. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[^{[\0]{40,}$/.test(value) ? [value] : [];
  if (value instanceof Map) return textsIn([...value.values()]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function shareCalled(texts: readonly { isCalled: boolean }[]): string {
  const called = texts.filter(({ isCalled }) => isCalled).length;
  return `${called} of ${texts.length} (${((100 * called) / texts.length).toFixed(1)} %)`;
}
