import { createRoot } from 'react-dom/client';
import { dayHere } from '../../../plan/dates.ts';
import { openStore } from '../../../plan/store.ts';
import { PlanPage } from './PlanPage.tsx';
import { pageWords } from './page-words.ts';
import { loadCase } from './use-plan.ts';

// Only the browser holds a plan, so there is nothing that the build could have drawn of it.
for (const place of document.querySelectorAll<HTMLElement>('[data-island="plan"]')) {
  const language = document.documentElement.lang;
  const store = openStore(() => localStorage);
  addEventListener('storage', store.look);
  createRoot(place).render(
    <PlanPage
      store={store}
      load={loadCase}
      words={pageWords()}
      language={language}
      today={dayHere(new Date())}
      finderPath={place.dataset.finder ?? '/'}
      siteUrl={location.origin}
      fragment={location.hash}
    />,
  );
}
