import { fetchJson } from '../fetch-json.ts';

type Paths = Readonly<Record<string, string>>;

/**
 * Offers in the choices of the home page only what exists, and leads where they say. What exists is fetched once somebody comes to them; where it
 * does not come, they lead to the finder's first question.
 */
export function followFinder(root: Document, goTo: (path: string) => void): void {
  const form = root.querySelector<HTMLFormElement>('[data-finder]');
  const [document, country, whose] = form?.querySelectorAll('select') ?? [];
  const finderPath = form?.dataset.finder;
  if (!form || finderPath === undefined || !document || !country || !whose) return;
  let asked: Promise<Paths | null> | undefined;

  async function offer(): Promise<Paths | null> {
    asked ??= fetchJson<Paths>(`${finderPath}.json`);
    const paths = await asked;
    if (paths === null || !document || !country || !whose) return null;
    const exists = (kind: string, place = country.value) => `${kind} ${place}` in paths;
    for (const option of country.options) {
      option.hidden = !exists(document.value, option.value);
      option.disabled = option.hidden;
    }
    if (country.selectedOptions[0]?.hidden !== false) {
      country.value = [...country.options].find(({ hidden }) => !hidden)?.value ?? '';
    }
    const ofLicence = document.value === 'driving-licence' && exists('swap');
    whose.disabled = !ofLicence;
    whose.parentElement?.toggleAttribute('hidden', !ofLicence);
    return paths;
  }

  form.addEventListener('focusin', () => void offer());
  form.addEventListener('change', () => void offer());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const paths = await offer();
    const isSwap = !whose.disabled && whose.value === 'swap';
    goTo(paths?.[`${isSwap ? 'swap' : document.value} ${country.value}`] ?? finderPath);
  });
  // A browser that comes back keeps what was chosen.
  if (document.value !== document.options[0]?.value) void offer();
}
