/** A country, a part of one, or a status that travel documents show: IN, US-TX, GBN. */
const placeCode = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$|^[A-Z]{3}$/;

/** What a visitor who comes with ?from=IN is told, and the search in the rows of a table of answers. */
export function enhanceAnswerTable(root: Document, address: Pick<Location, 'search'>): void {
  const table = root.querySelector<HTMLElement>('[data-answer-table]');
  if (table === null) return;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('[data-place]')];
  const from = new URLSearchParams(address.search).get('from') ?? '';
  if (placeCode.test(from)) showChosen(table, rows, from);
  filterRows(table, rows);
}

/** Leads from the two choices to the table of the destination, which says the answer for what was chosen. */
export function followAnswerFinder(root: Document, goTo: (path: string) => void): void {
  const form = root.querySelector<HTMLFormElement>('[data-answer-finder]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const [from, to] = form.querySelectorAll('select');
    if (from !== undefined && to !== undefined) goTo(`${to.value}?from=${from.value}`);
  });
}

function showChosen(table: HTMLElement, rows: readonly HTMLTableRowElement[], from: string): void {
  const told = table.querySelector<HTMLElement>('[data-chosen]');
  if (told === null) return;
  const { chosen = '', own = '', ownCode, ownPlace, notListed = '', byPart = '' } = told.dataset;
  const found = rowsOf(rows, from);
  const isOwn = from === ownCode;
  const place = isOwn ? ownPlace : found[0]?.querySelector('th')?.textContent;
  const hasParts = rows.some(({ dataset }) => dataset.place?.startsWith(`${from}-`));
  told.append(
    paragraph(`${chosen.replace('{from}', place ?? nameOf(from, table.ownerDocument))}.`),
    ...(found.length > 0
      ? found.flatMap((row) =>
          [...row.querySelectorAll('td p')].map((line) => line.cloneNode(true)),
        )
      : [paragraph(isOwn ? own : hasParts ? byPart : notListed)]),
  );
  told.hidden = false;
  for (const row of found) row.setAttribute('aria-current', 'true');
}

/** The answers for a place, else for the country that it is a part of. */
function rowsOf(rows: readonly HTMLTableRowElement[], from: string): HTMLTableRowElement[] {
  const own = rows.filter(({ dataset }) => dataset.place === from);
  const [country = ''] = from.split('-');
  return own.length > 0 ? own : rows.filter(({ dataset }) => dataset.place === country);
}

function paragraph(words: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = words;
  return element;
}

/** What the language of the page calls a country whose row is not there. */
function nameOf(code: string, { documentElement }: Document): string {
  const names = new Intl.DisplayNames(documentElement.lang, { type: 'region' });
  return names.of(code.slice(0, 2)) ?? code;
}

function filterRows(table: HTMLElement, rows: readonly HTMLTableRowElement[]): void {
  const input = table.querySelector<HTMLInputElement>('[data-filter] input');
  const nothing = table.querySelector<HTMLElement>('[data-nothing]');
  if (input === null || nothing === null) return;
  const names = new Map<HTMLTableRowElement, string>();
  input.addEventListener('input', () => {
    const wanted = folded(input.value);
    for (const row of rows) {
      const known = names.get(row) ?? namesIn(row);
      names.set(row, known);
      row.hidden = !known.includes(wanted);
    }
    const isEmpty = rows.every(({ hidden }) => hidden);
    nothing.textContent = isEmpty ? (nothing.dataset.nothing ?? '') : '';
    nothing.hidden = !isEmpty;
  });
}

/**
 * All that people call the place of a row: as the page does, in the languages of their browser and of the countries that we
 * write about, and as it calls itself. The table says "Germany", and Deutschland, Allemagne and Alemania find it.
 */
function namesIn(row: HTMLTableRowElement): string {
  const shown = row.querySelector('th')?.textContent ?? '';
  const code = row.dataset.place ?? '';
  if (code.length !== 2) return folded(shown);
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const languages = new Set([...navigator.languages, 'en', 'de', 'fr', 'es', language]);
  const names = [...languages].flatMap((tag) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DisplayNames(tag, { type: 'region', style }).of(code),
    ),
  );
  return folded([shown, ...new Set(names)].join(' '));
}

/** Without accents and capitals, as people type. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
