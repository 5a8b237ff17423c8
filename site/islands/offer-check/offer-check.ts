import { createCheck, type OfferRules, type Verdict } from '../../../compiler/offer-check/check.ts';
import type { Money } from '../../../compiler/offer-check/prices.ts';
import type { OfferCheckWords } from '../../../compiler/schemas/offer-check.ts';

type Words = OfferCheckWords['result'];

/** So long after the last letter it is spoken what was found: a sentence at every letter would be noise. */
const pauseMs = 700;
/** So many characters of the offer stand around the words that are marked. */
const around = 50;
/** The price is a sign of its own from this share of the authority's total on; less may be a card's fee. */
const dearer = 1.15;

/**
 * Says of what stands in the field which signs of a false offer it has. Nothing is asked for once the rules are there, and nothing is
 * kept. Shape: the words of a finding are those of the list of signs on the page.
 */
async function checkOffers(root: Document): Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-offer-check]');
  const field = place?.querySelector('textarea');
  const status = place?.querySelector('[role="status"]');
  const text = place?.querySelector('[data-offer-words]')?.textContent;
  if (place == null || field == null || status == null || text == null) return;
  // Written by the same build.
  const words: Words = JSON.parse(text);
  try {
    const check = createCheck(await loadRules(root));
    // Browsers make a program of an expression when it is first used: on our own words, before anything is pasted.
    for (let time = 0; time < 2; time += 1) check(root.body.textContent);
    const show = createResult(place, root, words);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const answer = () => {
      const said = show(field.value, check);
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        if (status.textContent !== said) status.textContent = said;
      }, pauseMs);
    };
    field.addEventListener('input', answer);
    answer();
    place.dataset.offerCheck = 'ready';
  } catch {
    status.textContent = words.failed;
  }
}

/** The rules of every language, that of the page first. */
async function loadRules(root: Document): Promise<OfferRules> {
  const own = root.documentElement.dataset.prefix?.slice(1) ?? 'en';
  const versions = root.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  // "/es/is-it-real" is Spanish, "/is-it-real" English.
  const locales = Array.from(versions, ({ href }) => {
    const [, first = '', second] = new URL(href).pathname.split('/');
    return second === undefined ? 'en' : first;
  });
  const [hosts, { wording }, ...languages] = await Promise.all(
    ['hosts', 'wording', ...new Set([own, ...locales])].map(async (name) => {
      const response = await fetch(`/offer-check/${name}.json`);
      return response.json();
    }),
  );
  return { hosts, wording, languages };
}

/** What shows what was found in a text, and returns the sentence that is spoken. */
function createResult(place: HTMLElement, root: Document, words: Words) {
  const signs = [...root.querySelectorAll<HTMLElement>('[data-sign]')];
  const ways = [...root.querySelectorAll<HTMLElement>('[data-way]')];
  const order = signs.map(({ dataset }) => dataset.sign ?? '');
  const part = (name: string) => place.querySelector<HTMLElement>(name);
  const [result, list, own] = [part('[data-result]'), part('[data-result] ol'), part('[data-own]')];
  const [questions, official] = [part('[data-questions]'), part('[data-official]')];
  return (text: string, check: (text: string) => Verdict): string => {
    if (text.trim() === '') {
      result?.setAttribute('hidden', '');
      return '';
    }
    const verdict = check(text);
    const meant = ways.filter(({ dataset }) => isMeant(dataset.way ?? '', verdict)).slice(0, 3);
    const asked = askedMore(verdict, meant);
    const found = [
      ...verdict.findings,
      ...verdict.told,
      ...(asked === null ? [] : [{ sign: 'price', ...asked.price }]),
    ].toSorted((one, other) => order.indexOf(one.sign) - order.indexOf(other.sign));
    list?.replaceChildren(
      ...found.map((finding) => {
        const sign = signs[order.indexOf(finding.sign)];
        const item = element('li', copyOf(sign));
        item.dataset.finding = finding.sign;
        const title = element('h2', [item.querySelector('h3')?.textContent ?? '']);
        item.querySelector('h3')?.replaceWith(title, element('p', [quoted(text, finding)]));
        if (finding.sign === 'price' && asked !== null)
          item.append(element('p', [asked.sentence(words)]));
        return item;
      }),
    );
    own?.replaceChildren(
      ...[...new Set(verdict.own)].map((host) =>
        element('li', [words.own.replace('{host}', host)]),
      ),
    );
    if (questions !== null) questions.hidden = found.length > 0;
    if (official !== null) {
      official.hidden = meant.length === 0;
      official.replaceChildren(
        ...[...official.children].slice(0, 1),
        ...meant.map((way) => {
          const copy = element('div', copyOf(way));
          copy.dataset.way = '';
          return copy;
        }),
      );
    }
    result?.removeAttribute('hidden');
    if (found.length === 0) return words.nothing;
    const said = verdict.told.length > 0 ? words.told : words.found;
    return said.replace('{count}', String(found.length));
  };
}

/** Whether a way is about the document and the country that a text names; without a country, only where it names one document. */
function isMeant(way: string, { documents, places }: Verdict): boolean {
  const [document = '', country = ''] = way.split(' ');
  return documents.includes(document) && places.includes(country);
}

/** A price of the offer that is more than the authority's total in the same money; null for none. */
function askedMore({ prices }: Verdict, ways: readonly HTMLElement[]) {
  for (const { dataset } of ways) {
    const total = Number(dataset.amount);
    const price = prices.find(
      ({ amount, currency }) => currency === dataset.currency && amount > total * dearer,
    );
    if (price === undefined || !(total > 0)) continue;
    const sentence = ({ asked }: Words) =>
      asked
        .replace('{asked}', money(price))
        .replace('{official}', money({ ...price, amount: total }));
    return { price: { start: price.start, end: price.end }, sentence };
  }
  return null;
}

function money({ amount, currency }: Pick<Money, 'amount' | 'currency'>): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** The words of the offer that a sign was found by, marked, with some of those around them. */
function quoted(text: string, { start, end }: { start: number; end: number }): HTMLElement {
  const from = text.slice(0, start);
  const to = text.slice(end);
  const before = from.length > around ? `… ${from.slice(-around).replace(/^\S*\s/, '')}` : from;
  const after = to.length > around ? `${to.slice(0, around).replace(/\s\S*$/, '')} …` : to;
  const quote = element('q', [before, element('mark', [text.slice(start, end)]), after]);
  quote.dir = 'auto';
  return quote;
}

/** What a part of the page holds, once more; its names in addresses stay where they are. */
function copyOf(part: HTMLElement | undefined): Node[] {
  const copy = part?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return [];
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...copy.childNodes];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

void checkOffers(document);
