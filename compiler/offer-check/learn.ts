import { type Wording, weightStep } from './wording.ts';

/** A made-up text: what stands in it, and whether a seller or an honest person would write it. */
export type Sample = { locale: string; expressions: readonly string[]; isOffer: boolean };

/** So many expressions a language: more find little more and weigh on every visitor who checks an offer. */
const most = 2_000;
const rounds = 20;
/** Steps begin this long, and each expression's grow shorter by how far it has been moved. */
const firstStep = 0.3;
/** Pulls each weight towards 0, so that what stands in few texts says little. */
const pull = 1e-4;
/** Texts are taken in leaps of this prime, so that languages and kinds come mixed, and alike on every machine. */
const leap = 7_919;

/**
 * What the samples teach: logistic regression over the expressions that tell offers and honest texts apart best, of those that stand in two
 * texts or more. Each language keeps the expressions that are its own.
 */
export function learnWording(samples: readonly Sample[]): Record<string, Wording> {
  const chosen = chooseExpressions(samples);
  const weights = weigh(samples, chosen);
  return Object.fromEntries(
    [...Map.groupBy(chosen, ([, locale]) => locale)].map(([locale, own]) => {
      const byWeight = Map.groupBy(own, ([expression]) =>
        Math.round((weights.get(expression) ?? 0) / weightStep),
      );
      byWeight.delete(0);
      return [
        locale,
        Object.fromEntries(
          [...byWeight].map(([weight, all]) => [
            weight,
            all
              .map(([expression]) => expression)
              .toSorted()
              .join(','),
          ]),
        ),
      ];
    }),
  );
}

type Count = { offers: number; honest: number; locales: Map<string, number> };

/** The locale of each expression that is worth a weight: what it says alone, and how sure that is. */
function chooseExpressions(samples: readonly Sample[]): Map<string, string> {
  const counts = new Map<string, Count>();
  const all = { offers: 2, honest: 2 };
  for (const { locale, expressions, isOffer } of samples) {
    const kind = isOffer ? 'offers' : 'honest';
    all[kind] += 1;
    for (const expression of expressions) {
      const count = counts.get(expression) ?? { offers: 0, honest: 0, locales: new Map() };
      count[kind] += 1;
      count.locales.set(locale, (count.locales.get(locale) ?? 0) + 1);
      counts.set(expression, count);
    }
  }
  const worths = [...counts].flatMap(([expression, { offers, honest, locales }]) => {
    const says = Math.log((offers + 1) / all.offers) - Math.log((honest + 1) / all.honest);
    const worth = Math.abs(says) * Math.sqrt(offers + honest);
    const [[locale] = ['']] = [...locales].toSorted(([, one], [, other]) => other - one);
    return offers + honest > 1 ? [{ expression, locale, worth }] : [];
  });
  return new Map(
    [...Map.groupBy(worths, ({ locale }) => locale).values()].flatMap((own) =>
      own
        .toSorted((one, other) => other.worth - one.worth)
        .slice(0, most)
        .map(({ expression, locale }) => [expression, locale] as const),
    ),
  );
}

/** By AdaGrad. A text of many known expressions says no more than one of few: see `createWordingScore`. */
function weigh(
  samples: readonly Sample[],
  chosen: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  const numbers = new Map([...chosen.keys()].map((expression, index) => [expression, index]));
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
    const error = 1 / (1 + Math.exp(-score)) - isOffer;
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
