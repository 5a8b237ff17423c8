/** Leads from the two choices to the table of the destination, which says the answer for what was chosen. */
export function followAnswerFinder(root: Document, goTo: (path: string) => void): void {
  const form = root.querySelector<HTMLFormElement>('[data-answer-finder]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const [from, to] = form.querySelectorAll('select');
    if (from !== undefined && to !== undefined) goTo(`${to.value}?from=${from.value}`);
  });
}
