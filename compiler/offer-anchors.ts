import type { Offer } from './offers.ts';
import type { InterfaceWords } from './schemas/interface.ts';

/** The sections of an offer's page in order, by the ids that links land on. */
export function offerAnchors(
  { ourFee, closing }: Pick<Offer, 'ourFee' | 'closing'>,
  words: Pick<InterfaceWords, 'offer' | 'guide'>,
): { id: string; title: string }[] {
  const payments = ourFee === null ? [] : [{ id: 'payments', title: words.guide.payments }];
  return [
    { id: 'help', title: words.offer.help },
    { id: 'how-it-works', title: words.offer.howItWorks },
    { id: 'official-fees', title: words.offer.officialFees },
    { id: 'guide', title: words.offer.guide },
    ...payments,
    { id: 'closing', title: closing.title },
    { id: 'contact', title: words.guide.contact },
  ];
}
