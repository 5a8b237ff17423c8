import { useEffect, useRef } from 'react';
import { counterCard } from '../../counter-card.ts';
import type { CaseProps } from './use-plan.ts';

/** The card to show at the office, as the page of the case has it. */
export function CounterPlace({ known: { counter }, words, language }: CaseProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not there in a copy of a case that an older version of the site left on the device.
    if (counter) place.current?.replaceChildren(counterCard(counter, { words, language }));
  }, [counter, words, language]);
  return <div ref={place} />;
}
