/** Leads from a box to the page of the search, with the words in the part of an address that no server is told. */
export function keepWordsFromServer(root: Document, place: Pick<Location, 'assign'>): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = form.querySelector('input')?.value ?? '';
      place.assign(`${form.action}#q=${encodeURIComponent(typed)}`);
    });
  }
}
