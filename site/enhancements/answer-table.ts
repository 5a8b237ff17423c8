/** Chooses whose paper it is where the address says it, and leads from the two choices to the table of the destination, which says the answer for what was chosen. */
export function followAnswerFinder(root: Document, goTo: (path: string) => void): void {
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
