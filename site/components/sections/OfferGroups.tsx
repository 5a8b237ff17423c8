import type { Offer } from '../../../compiler/offers.ts';
import { words } from '../../../compiler/words.ts';
import { OfferCards } from './OfferCards.tsx';
import { PageSection } from './PageSection.tsx';
import { RegulatedAdvice } from './RegulatedAdvice.tsx';

type OfferGroupsProps = { offers: readonly Offer[]; today: Date };

/** What costs a fee and what is free, apart; above the free ones, who may advise where we may not. */
export function OfferGroups({ offers, today }: OfferGroupsProps) {
  const paid = offers.filter(({ ourFee }) => ourFee !== null);
  const free = offers.filter(({ ourFee }) => ourFee === null);
  const regulated = free.filter(({ regulatedAdvice }) => regulatedAdvice);
  const countries = new Set(regulated.map(({ guide }) => guide.country));
  return (
    <>
      <PageSection id="paid-help" title={words.offer.paidHelp}>
        <OfferCards offers={paid} today={today} />
      </PageSection>
      <PageSection id="free-information" title={words.offer.freeInformation}>
        {[...countries].map((country) => (
          <RegulatedAdvice country={country} key={country} />
        ))}
        <OfferCards offers={free} today={today} />
      </PageSection>
    </>
  );
}
