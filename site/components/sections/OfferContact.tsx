import type { Offer } from '../../../compiler/offers.ts';
import { ContactButton } from '../elements/ContactButton.tsx';

type OfferContactProps = { offer: Offer; today: Date };

/** An offer's contact button: its own label and subject, its own authority and fee. */
export function OfferContact({ offer, today }: OfferContactProps) {
  return (
    <ContactButton
      label={offer.contactLabel}
      subject={offer.shortTitle}
      authority={offer.authority}
      applyAt={offer.applyAt}
      fee={offer.officialFee}
      today={today}
    />
  );
}
