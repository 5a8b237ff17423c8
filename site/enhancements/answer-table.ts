/** A country, a part of one, or a status that travel documents show: IN, US-TX, GBN. */
const placeCode = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$|^[A-Z]{3}$/;

/** What a visitor who comes with ?from=IN is told. What is typed into the box above the rows is for islands/places/filter.ts. */
export function enhanceAnswerTable(root: Document, address: Pick<Location, 'search'>): void {
  const table = root.querySelector<HTMLElement>('[data-answer-table]');
  if (table === null) return;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('[data-place]')];
  const from = new URLSearchParams(address.search).get('from') ?? '';
  if (placeCode.test(from)) showChosen(table, rows, from);
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
