/** Offers in the choices of the home page only what exists, and leads where they say. */
export function followFinder(root: Document, goTo: (path: string) => void): void {
  const form = root.querySelector<HTMLFormElement>('[data-finder]');
  const text = form?.querySelector('script')?.textContent;
  const [document, country, whose] = form?.querySelectorAll('select') ?? [];
  if (form === null || text == null || !document || !country || !whose) return;
  // Written by the same build.
  const paths: Record<string, string> = JSON.parse(text);
  const pathOf = (kind: string, place = country.value) => paths[`${kind} ${place}`];

  function offer(): void {
    if (!document || !country || !whose) return;
    for (const option of country.options) {
      option.hidden = pathOf(document.value, option.value) === undefined;
      option.disabled = option.hidden;
    }
    if (country.selectedOptions[0]?.hidden !== false) {
      country.value = [...country.options].find(({ hidden }) => !hidden)?.value ?? '';
    }
    const ofLicence = document.value === 'driving-licence' && pathOf('swap') !== undefined;
    whose.disabled = !ofLicence;
    whose.parentElement?.toggleAttribute('hidden', !ofLicence);
  }

  form.addEventListener('change', offer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isSwap = !whose.disabled && whose.value === 'swap';
    const path = pathOf(isSwap ? 'swap' : document.value);
    if (path !== undefined) goTo(path);
  });
  offer();
}
