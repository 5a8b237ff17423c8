/** Leads from the two choices of the home page to the cases of the guide that they mean, or to the documents of the country. */
export function followFinder(root: Document, goTo: (path: string) => void): void {
  const form = root.querySelector<HTMLFormElement>('[data-finder]');
  const guides = form?.querySelector('script')?.textContent;
  if (form === null || guides == null) return;
  // Written by the same build.
  const pathByChoice: Record<string, string> = JSON.parse(guides);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [document, country] = form.querySelectorAll('select');
    const guide = pathByChoice[`${document?.value ?? ''} ${country?.value ?? ''}`];
    const path = guide ?? country?.selectedOptions[0]?.dataset.path;
    if (path !== undefined) goTo(path);
  });
}
