import { loadPlaceNames, namesOf, type PlaceNames, placesMeant } from './names.ts';

/** Leaves in a table of answers the places that are typed into its box, under whatever name. */
function filterPlaces(root: Document): void {
  const table = root.querySelector<HTMLElement>('[data-answer-table]');
  const box = table?.querySelector<HTMLInputElement>('[data-filter] input');
  const nothing = table?.querySelector<HTMLElement>('[data-nothing]');
  if (table == null || box == null || nothing == null) return;
  const rows = [...table.querySelectorAll<HTMLElement>('[data-place]')];
  const folds = table.querySelectorAll('details');
  let names = namesOfRows(rows, {});
  box.addEventListener('input', filter);
  void loadPlaceNames().then((more) => {
    names = namesOfRows(rows, more);
    if (box.value !== '') filter();
  });

  function filter(): void {
    if (box == null || nothing == null) return;
    const found = new Set(placesMeant(box.value, names));
    for (const row of rows) row.hidden = !found.has(row);
    for (const fold of folds) {
      fold.hidden = fold.querySelector('[data-place]:not([hidden])') === null;
      fold.open = box.value !== '' && !fold.hidden;
    }
    nothing.textContent = found.size === 0 ? (nothing.dataset.nothing ?? '') : '';
    nothing.hidden = found.size > 0;
  }
}

function namesOfRows(rows: readonly HTMLElement[], more: PlaceNames): Map<HTMLElement, string[]> {
  return new Map(rows.map((row) => [row, namesOf(row.dataset.place ?? '', row.textContent, more)]));
}

filterPlaces(document);
