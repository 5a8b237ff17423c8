import type { ContentProblem } from '../content-error.ts';
import type { Content, LocaleFiles } from '../load.ts';
import { judgeAddress } from './addresses.ts';
import { createReader, type OfferRules, signsOf } from './check.ts';
import learned from './learned.json' with { type: 'json' };
import { anyOf } from './patterns.ts';

/** Where the script of the page finds what it knows: the rules of a language, 'wording' or 'hosts'. */
export function offerRulesPath(name: string): string {
  return `/offer-check/${name}.json`;
}

/** All that the check knows, without the examples of editors. */
export function offerRules({ locales, publishers, offerHosts }: Content): OfferRules {
  const { zones, honest, ...words } = offerHosts;
  const bare = (hosts: readonly string[]) => hosts.map((host) => host.replace(/^www\d?\./, ''));
  const own = [
    ...zones,
    ...bare(
      Object.values(publishers).flatMap(({ level, hosts }) => (level === 'official' ? hosts : [])),
    ).filter((host) => !zones.some((zone) => host.endsWith(`.${zone}`))),
  ];
  const known = { own: [...new Set(own)].toSorted(), honest, ...words };
  const others = bare(Object.values(publishers).flatMap(({ hosts }) => hosts));
  const mistaken = others.filter(
    (host) => judgeAddress({ written: host, host }, known).kind !== 'unknown',
  );
  return {
    languages: locales.map(({ offerSigns: { rules, ...signs } }) => ({
      ...signs,
      rules: rules.map(({ finds: _, ...rule }) => rule),
    })),
    wording: learned.wording,
    hosts: {
      ...known,
      honest: [
        ...honest,
        ...new Set(
          mistaken.filter((host) => judgeAddress({ written: host, host }, known).kind !== 'own'),
        ),
      ],
    },
  };
}

/** Patterns that cannot be read, and rules that do not do what their own examples say. */
export function problemsOfOfferSigns(
  content: Content,
  { offerCheck }: Pick<LocaleFiles, 'offerCheck'>,
): ContentProblem[] {
  const unread = content.locales.flatMap(problemsOfPatterns);
  if (unread.length > 0) return unread;
  const read = createReader(offerRules(content));
  const signs = new Set(offerCheck.signs.items.map(({ id }) => id));
  return content.locales.flatMap(({ locale, offerSigns }) =>
    offerSigns.rules.flatMap(({ sign, finds }, index) => {
      const place = { file: fileOf(locale), field: `rules.${index}` };
      return [
        ...(signs.has(sign)
          ? []
          : [{ ...place, expected: 'a sign of offer-check.yaml', got: sign }]),
        ...finds
          .filter((text) => !signsOf(read(text).found).includes(sign))
          .map((got) => ({ ...place, expected: `found by "${sign}"`, got })),
      ];
    }),
  );
}

function fileOf(locale: string): string {
  return `content/${locale}/offer-signs.yaml`;
}

function problemsOfPatterns({
  locale,
  offerSigns,
}: Pick<LocaleFiles, 'locale' | 'offerSigns'>): ContentProblem[] {
  const { lists, rules, documents, places, ...words } = offerSigns;
  const fields: (readonly [string, readonly string[]])[] = [
    ...Object.entries(words),
    ...rules.map(({ patterns }, index) => [`rules.${index}.patterns`, patterns] as const),
    ...Object.entries({ ...documents, ...places }),
  ];
  return fields.flatMap(([field, patterns]) =>
    patterns.flatMap((got, index) => {
      try {
        anyOf([got], lists);
        return [];
      } catch (error) {
        const expected = error instanceof Error ? error.message : String(error);
        return [{ file: fileOf(locale), field: `${field}.${index}`, expected, got }];
      }
    }),
  );
}
