import { regionNames } from '../../compiler/tables/region-names.ts';

/** Chooses whose paper it is where the address says it, and leads from the two choices to the table of the destination, which says the answer for what was chosen. */
function followAnswerFinder(root: Document, goTo: (path: string) => void): void {
  const form = root.querySelector<HTMLFormElement>('[data-answer-finder]');
  const asked = new URLSearchParams(root.location.search).get('from') ?? '';
  const whose = form?.querySelector<HTMLOptionElement>(`[value="${CSS.escape(asked)}"]`);
  if (whose != null) whose.selected = true;
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const [from, to] = form.querySelectorAll('select');
    if (from !== undefined && to !== undefined) goTo(`${to.value}?from=${from.value}`);
  });
}

/** A country, a part of one, or a status that travel documents show: IN, US-TX, GBN. */
const placeCode = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$|^[A-Z]{3}$/;

/** The answer for a visitor who comes with ?from=IN, and the one that was chosen last while other places of the page are looked at. */
function showVerdict(root: Document, address: Location): void {
  const verdicts = root.querySelector<HTMLElement>('[data-verdicts]');
  if (verdicts === null) return;
  const rowOf = (code: string) => verdicts.querySelector<HTMLElement>(`#${CSS.escape(code)}`);
  const choose = (row: HTMLElement | null) => {
    verdicts.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
    row?.setAttribute('data-chosen', '');
  };
  const follow = () => {
    const name = address.hash.slice(1);
    const row = name === '' ? null : rowOf(name);
    if (row !== null || name === 'list') choose(row);
  };
  const from = new URLSearchParams(address.search).get('from') ?? '';
  if (placeCode.test(from)) {
    choose(rowOf(from) ?? rowOf(from.slice(0, 2)) ?? otherRow(verdicts, rowOf('other'), from));
  }
  follow();
  addEventListener('hashchange', follow);
}

/** The answer for every place that has none of its own, in the name of one. */
function otherRow(
  { dataset: { from = '', other = '' }, ownerDocument }: HTMLElement,
  row: HTMLElement | null,
  code: string,
): HTMLElement | null {
  const nameOf = regionNames(ownerDocument.documentElement.lang);
  const place = nameOf(code.slice(0, 2)) ?? code;
  const sentence = row?.querySelector('p');
  if (sentence?.textContent) {
    sentence.textContent = sentence.textContent.replace(other, from.replace('{place}', place));
  }
  return row;
}

showVerdict(document, location);
followAnswerFinder(document, (path) => location.assign(path));
