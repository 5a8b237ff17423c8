import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mostWeight, packWording, type Wording, weightStep } from './wording.ts';

/** A made-up text: what stands in it, and whether a seller or an honest person would write it. */
export type Sample = { expressions: readonly string[]; isOffer: boolean };

/** So many expressions of all languages: twice as many find little more and weigh on every visitor who checks an offer. */
const most = 32_000;
const rounds = 20;
/** Steps begin this long, and each expression's grow shorter by how far it has been moved. */
const firstStep = 0.3;
/** Pulls each weight towards 0, so that what stands in few texts says little. */
const pull = 3e-3;
/** An honest text that is called an offer is worse than an offer that is missed: other signs may tell of that one. */
const honestCount = 1.2;
/** Texts are taken in leaps of this prime, so that languages and kinds come mixed, and alike on every machine. */
const leap = 7_919;

/** What all files of samples hold, in short: what was learned says of which ones it was. */
export function hashOfSamples(): string {
  const files = globSync('compiler/offer-check/samples/*.json').toSorted();
  return hash('sha256', files.map((file) => readFileSync(file, 'utf8')).join(''));
}

/**
 * What the samples teach: logistic regression over the expressions that stand in two texts or more, and once more over those that said most: how
 * much, and how surely.
 */
export function learnWording(samples: readonly Sample[]): Wording {
  const counts = new Map<string, number>();
  for (const expression of samples.flatMap(({ expressions }) => expressions)) {
    counts.set(expression, (counts.get(expression) ?? 0) + 1);
  }
  const repeated = [...counts.keys()].filter((one) => (counts.get(one) ?? 0) > 1);
  const says = ([expression, weight]: readonly [string, number]) =>
    Math.abs(weight) * Math.sqrt(counts.get(expression) ?? 0);
  const telling = [...weigh(samples, repeated)]
    .toSorted((one, other) => says(other) - says(one))
    .slice(0, most)
    .map(([expression]) => expression);
  const weights = [...weigh(samples, telling)].map(([expression, weight]) => {
    const rounded = Math.round(weight / weightStep);
    return [expression, Math.max(-mostWeight, Math.min(mostWeight, rounded))] as const;
  });
  return packWording(new Map(weights.filter(([, weight]) => weight !== 0)));
}

/** By AdaGrad. A text of many known expressions says no more than one of few: see `createWordingScore`. */
function weigh(samples: readonly Sample[], chosen: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map(chosen.map((expression, index) => [expression, index]));
  const texts = samples.map(({ expressions, isOffer }) => ({
    known: expressions.flatMap((expression) => numbers.get(expression) ?? []),
    isOffer: Number(isOffer),
  }));
  const weights = new Float64Array(numbers.size);
  const moved = new Float64Array(numbers.size).fill(0.01);
  for (let step = 0; step < rounds * texts.length; step += 1) {
    const { known, isOffer } = texts[(step * leap) % texts.length] ?? { known: [], isOffer: 0 };
    const scale = 1 / Math.sqrt(Math.max(1, known.length));
    const score = scale * known.reduce((sum, number) => sum + (weights[number] ?? 0), 0);
    const error = (1 / (1 + Math.exp(-score)) - isOffer) * (isOffer ? 1 : honestCount);
    for (const number of known) {
      const weight = weights[number] ?? 0;
      const slope = error * scale + pull * weight;
      const squares = (moved[number] ?? 0) + slope * slope;
      moved[number] = squares;
      weights[number] = weight - (firstStep * slope) / Math.sqrt(squares);
    }
  }
  return new Map([...numbers].map(([expression, number]) => [expression, weights[number] ?? 0]));
}
