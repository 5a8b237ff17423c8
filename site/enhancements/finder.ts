type Paths = Readonly<Record<string, string>>;

/**
 * Offers in the choices of the home page only what exists, and leads where they say. What exists is fetched once somebody comes to them; where it
 * does not come, they lead to the finder's first question.
 */
export function followFinder(root: Document, location: Location): void {
  const form = root.querySelector<HTMLFormElement>('[data-finder]');
  const [document, country, whose] = form?.querySelectorAll('select') ?? [];
  const finderPath = form?.dataset.finder;
  if (!form || finderPath === undefined || !document || !country || !whose) return;
  let asked: Promise<Paths | null> | undefined;

  const offer = async () => {
    asked ??= fetchPaths(`${finderPath}.json`);
    const paths = await asked;
    if (paths === null) return undefined;
    const pathOf = (kind: string, place = country.value) => paths[`${kind} ${place}`];
    for (const option of country.options) {
      option.disabled = option.hidden = !pathOf(document.value, option.value);
    }
    if (country.selectedOptions[0]?.hidden !== false) {
      country.value = [...country.options].find(({ hidden }) => !hidden)?.value ?? '';
    }
    const ofLicence = document.value === 'driving-licence' && pathOf('swap') !== undefined;
    whose.disabled = !ofLicence;
    whose.parentElement?.toggleAttribute('hidden', !ofLicence);
    return pathOf(ofLicence && whose.value ? 'swap' : document.value);
  };

  form.addEventListener('focusin', offer);
  form.addEventListener('change', offer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    location.assign((await offer()) ?? finderPath);
  });

  // Pressed before this script was there: the browser asked for the page again, with what was chosen in its address.
  const chosen = new URLSearchParams(location.search);
  if (!chosen.has(document.name)) return;
  for (const select of [document, country, whose]) select.value = chosen.get(select.name) ?? '';
  void offer().then((path) => location.replace(path ?? finderPath));
}

/** Not by fetchJson: what other scripts import too is a file of its own, and the home page would ask for one more. */
async function fetchPaths(address: string): Promise<Paths | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.json() : null;
}
