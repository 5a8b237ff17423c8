import { withColon } from '../../plan/filled.ts';
import { ContentError } from '../content-error.ts';
import { countryOf } from '../facts/facts.ts';
import { sourceLocale, wordsFile } from '../load.ts';
import type { Part, Section } from '../page.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { Reader } from '../texts/reader.ts';
import { caseCards } from './case-cards.ts';
import { caseTotal } from './case-cost.ts';
import type { PageContext, PageSource } from './context.ts';
import { anchorOf, capitalised, foldingSection, section, textPart } from './parts.ts';

const article = 'document-fraud';
const factsHome = 'general/document-fraud';

type OfferCheckPage = { below: Part[]; sections: Section[] };

/** The page that says what is wrong with an offer. Throws ContentError as `guidePage` does. */
export function offerCheckPage({ context, figures }: PageSource): OfferCheckPage {
  const { files } = context;
  const { field, result, questions, happened, signs, ways } = files.offerCheck;
  const extension = files.locale === sourceLocale ? 'yaml' : 'json';
  const read = context.open(`content/${files.locale}/offer-check.${extension}`, factsHome, figures);
  const readFraud = context.open(wordsFile(files.locale, 'articles', article), factsHome, figures);
  const items = signs.items.map(({ id, title, why }, index) => ({
    id,
    title,
    why: read.text(why, `signs.items.${index}.why`),
  }));
  const sections = [
    ...happened.outcomes.map((outcome) => outcomeSection(outcome, context, readFraud)),
    section(
      'where-to-report',
      happened.where,
      {
        kind: 'accordion',
        topics: reportsByCountry(context, readFraud),
      },
      {
        kind: 'link-list',
        links: [{ label: happened.more, path: context.routes.pathOf('article', article) }],
      },
    ),
    foldingSection('signs', signs.title, textPart(read.text(signs.lead, 'signs.lead')), {
      kind: 'offer-signs',
      items,
    }),
    section(
      'official-ways',
      ways.title,
      textPart(read.text(ways.lead, 'ways.lead')),
      waysPart(context),
    ),
  ];
  read.finish();
  readFraud.finish();
  const outcomes = happened.outcomes.map(({ id, title }) => ({ label: title, path: `#${id}` }));
  return {
    below: [
      {
        kind: 'offer-check',
        words: { ...field, ...result, happened: happened.title },
        questions,
        outcomes,
      },
    ],
    sections,
  };
}

type Outcome = PageContext['files']['offerCheck']['happened']['outcomes'][number];

/** What to do after something has happened, in the words of the page on forged documents. */
function outcomeSection(
  { id, title, lead, steps }: Outcome,
  context: PageContext,
  read: Reader,
): Section {
  const [own, english] = [context.files, context.english].map(({ articles }) =>
    (articles.get(article)?.sections ?? []).flatMap((one, index) =>
      (one.steps ?? []).map((step, at) => ({ ...step, field: `sections.${index}.steps.${at}` })),
    ),
  );
  const named = steps.flatMap((name) => {
    const at = english?.findIndex((step) => anchorOf(step.title) === name) ?? -1;
    const step = own?.[at];
    if (step !== undefined) return [read.titledOne(step, step.field)];
    const expected = `a step of content/en/articles/${article}.yaml, by its title`;
    const file = 'content/en/offer-check.yaml';
    throw new ContentError([{ file, field: `happened.outcomes.${id}`, expected, got: name }]);
  });
  const text = { type: 'text' as const, text: lead };
  return section(id, title, { kind: 'line', inlines: [text] }, { kind: 'steps', steps: named });
}

/** Where to report it: the sections of the page on forged documents that are about a country. */
function reportsByCountry({ files, language }: PageContext, read: Reader) {
  return (files.articles.get(article)?.sections ?? []).flatMap(({ id, body }, index) => {
    const country = files.countries.get(id);
    if (country === undefined) return [];
    const title = capitalised(country.name, language.tag);
    return [{ title, body: read.text(body, `sections.${index}.body`) }];
  });
}

/** The first case of each guide with its office's address, by country. */
function waysPart(context: PageContext): Part {
  const { files, language } = context;
  const { costInAll: cost, time } = files.interface.case;
  return {
    kind: 'offer-ways',
    words: { cost: withColon(cost, '', language.tag), time: withColon(time, '', language.tag) },
    countries: [...files.countries].map(([country, { name }]) => ({
      title: capitalised(name, language.tag),
      ways: [...files.guides].flatMap(([key, guide]) => {
        const [card] = caseCards(key, guide, context);
        const facts = files.facts.get(key);
        if (countryOf(key) !== country || card === undefined || facts === undefined) return [];
        const { host } = new URL(facts.applyAt);
        return [
          {
            ...card,
            document: guide.kind,
            country,
            address: {
              label: fillIn(files.offerCheck.ways.address, { host }),
              path: facts.applyAt,
            },
            total: caseTotal(key, context),
          },
        ];
      }),
    })),
  };
}
