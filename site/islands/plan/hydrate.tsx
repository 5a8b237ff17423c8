import { createRoot } from 'react-dom/client';
import { dayHere } from '../../../plan/dates.ts';
import { openStore } from '../../../plan/store.ts';
import { planWords } from '../../page-words.ts';
import { PlanPage } from './PlanPage.tsx';
import { MarkOf, siteLanguages } from './small-parts.tsx';
import { loadCase } from './use-plan.ts';

const words = await planWords();

// Only the browser holds a plan, so there is nothing that the build could have drawn of it.
for (const place of document.querySelectorAll<HTMLElement>('[data-island="plan"]')) {
  if (words === null) break;
  const language = document.documentElement.lang;
  const { pathHere, markOf } = siteLanguages(document);
  const load = (path: string) => loadCase(path, pathHere(path));
  const store = openStore(() => localStorage);
  addEventListener('storage', store.look);
  createRoot(place).render(
    <MarkOf value={markOf}>
      <PlanPage
        store={store}
        load={load}
        words={words}
        language={language}
        today={dayHere(new Date())}
        finderPath={place.dataset.finder ?? '/'}
        siteUrl={location.origin}
        fragment={location.hash}
      />
    </MarkOf>,
  );
}
