/** Finds in the list of a table what is typed. */
export function enhanceAnswerTable(root: Document): void {
  const table = root.querySelector<HTMLElement>('[data-answer-table]');
  if (table === null) return;
  filterRows(table, [...table.querySelectorAll<HTMLElement>('[data-place]')]);
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

function filterRows(table: HTMLElement, rows: readonly HTMLElement[]): void {
  const input = table.querySelector<HTMLInputElement>('[data-filter] input');
  const nothing = table.querySelector<HTMLElement>('[data-nothing]');
  if (input === null || nothing === null) return;
  const folds = table.querySelectorAll('details');
  const names = new Map<HTMLElement, string>();
  input.addEventListener('input', () => {
    const wanted = folded(input.value);
    for (const row of rows) {
      const known = names.get(row) ?? namesIn(row);
      names.set(row, known);
      row.hidden = !known.includes(wanted);
    }
    for (const fold of folds) {
      fold.hidden = fold.querySelector('[data-place]:not([hidden])') === null;
      fold.open = wanted !== '' && !fold.hidden;
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
function namesIn(row: HTMLElement): string {
  const shown = row.textContent ?? '';
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
