import { describe, expect, test } from 'vitest';
import { loadSmallWorld } from '../../tests/support/small-world.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import type { Content } from '../load.ts';
import type { PartKind, PartOf } from '../page.ts';
import { routesWithCases } from '../routes.ts';
import { type CaseWords, caseSchema } from '../schemas/case.ts';
import type { FactsFile } from '../schemas/facts.ts';

const content = loadSmallWorld();
const [language] = content.locales;
const key = 'fernland/passport';
const guide = language.guides.get(key);
const facts = content.facts.get(key);
const original = guide?.cases?.find(({ id }) => id === 'renew-adult');
const [anyFee] = facts?.fees ?? [];
if (!guide || !facts || !original || !anyFee) throw new Error('The passport has no such case.');
const index = guide.cases?.indexOf(original) ?? -1;
const known = { guide, facts, original, anyFee, language };

type Fee = FactsFile['fees'][number];

function feeOf(id: string, amount: number, other: Partial<Fee> = {}): Fee {
  return { ...known.anyFee, id, amount, label: `Sample ${id}`, ...other } as Fee;
}

/** The site with the case's cost replaced, and with more fees. */
function withCost(cost: CaseWords['cost'], fees: readonly Fee[]): Content {
  const cases = known.guide.cases?.map((one) => (one === known.original ? { ...one, cost } : one));
  const guides = new Map(known.language.guides).set(key, { ...known.guide, cases });
  const all = new Map(content.facts).set(key, {
    ...known.facts,
    fees: [...known.facts.fees, ...fees],
  });
  return { ...content, facts: all, locales: [{ ...known.language, guides }] };
}

function caseIn(site: Content) {
  const { pages } = compile(site, readBuildConfig({ WAYMARK_TODAY: '2026-11-21' }));
  return pages.find((one) => one.kind === 'case' && one.content === `${key}/renew-adult`);
}

function costPartIn(site: Content) {
  const parts = caseIn(site)?.sections.flatMap(({ body }) => body) ?? [];
  return parts.find((part): part is PartOf<'cost' & PartKind> => part.kind === 'cost');
}

function sumIn(site: Content): string {
  return (
    costPartIn(site)
      ?.sum?.amount.map((one) => ('text' in one ? one.text : ''))
      .join('') ?? ''
  );
}

const rows = [{ fee: 'fee-one' }, { fee: 'fee-two' }];
const one = feeOf('fee-one', 0.1);

describe('what a case costs', () => {
  test('adds up in hundredths, each fee as often as it is paid', () => {
    expect(sumIn(withCost({ rows }, [one, feeOf('fee-two', 0.2)]))).toBe('€0.30');
    const twice = { rows: [{ fee: 'fee-one', times: 2 }, { fee: 'fee-two' }] };
    expect(sumIn(withCost(twice, [one, feeOf('fee-two', 10.05)]))).toBe('€10.25');
  });

  test('stands with its age, and one number for all its sources', () => {
    const site = withCost({ rows }, [
      feeOf('fee-one', 1),
      feeOf('fee-two', 2, { asOf: '2020-01' }),
    ]);
    const [top] = caseIn(site)?.header?.below ?? [];
    const [cost] = top?.kind === 'case-top' ? top.answers : [];
    expect(cost?.value.map(({ type }) => type)).toEqual(['told', 'age', 'note']);
    expect(cost?.value[1]).toMatchObject({ text: '(in January 2020; probably more now)' });
  });

  test('is no sum with a fee that nobody has read, and the build says where', () => {
    const unread = feeOf('fee-two', 1, { read: false, unread: 'shown-as-link' } as Partial<Fee>);
    expect(() => sumIn(withCost({ rows }, [one, unread]))).toThrow(
      `cases.${index}.cost.rows.1.fee`,
    );
  });

  test('counts a fee that an answer may spare, and stands as a sum, for the browser to tell anew', () => {
    const [condition] = known.original.conditions ?? [];
    const site = withCost({ rows: [{ fee: 'fee-one', notIf: condition?.id }] }, [one]);
    expect(costPartIn(site)).toMatchObject({
      rows: [{ forWhom: `Not if the answer is yes: ${condition?.question}` }],
      sum: { amount: [{ type: 'told', text: '€0.10' }] },
    });
    const page = caseIn(site);
    expect(page?.planned?.cost.rows).toMatchObject([{ onlyIf: null, notIf: condition?.id }]);
    const [top] = page?.header?.below ?? [];
    const [cost] = top?.kind === 'case-top' ? top.answers : [];
    expect(cost?.value[0]).toMatchObject({ type: 'told', text: '€0.10' });
  });

  test('is no sum of two currencies', () => {
    const pounds = feeOf('fee-two', 1, { currency: 'GBP' });
    expect(() => sumIn(withCost({ rows }, [one, pounds]))).toThrow('in one currency');
  });
});

test('what is for some only names one of the questions of its case', () => {
  const [item] = original.bring;
  const cost = { rows: [{ fee: 'fee-one', notIf: 'no-such' }] };
  const bring = [{ ...item, onlyIf: 'no-such' }];
  const result = caseSchema.safeParse({ ...original, bring, cost });
  expect(result.error?.issues).toMatchObject([
    { path: ['bring', 0, 'onlyIf'] },
    { path: ['cost', 'rows', 0, 'notIf'] },
  ]);
});

test('no fee is for some only where a fact tells the whole cost', () => {
  const cost = { inAll: 'fee-all', rows: [{ fee: 'fee-one', onlyIf: 'new-name' }] };
  const result = caseSchema.safeParse({ ...original, cost });
  expect(result.error?.issues).toMatchObject([{ path: ['cost'] }]);
});

test('a case follows its guide to another address, and so do its older addresses', () => {
  const routes = content.routes.map((route) =>
    route.content === key && route.kind === 'guide'
      ? { ...route, path: '/moved/passport', aliases: ['/old/passport'] }
      : route,
  );
  const moved = routesWithCases({ ...content, ...language, routes });
  expect(moved.find(({ content: of }) => of === `${key}/renew-adult`)).toMatchObject({
    path: '/moved/passport/renew-adult',
    parent: '/moved/passport',
    aliases: ['/old/passport/renew-adult'],
  });
});
