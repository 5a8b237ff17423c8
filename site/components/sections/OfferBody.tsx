import type { Offer } from '../../../compiler/offers.ts';
import { navigation } from '../../../compiler/settings.ts';
import { words } from '../../../compiler/words.ts';
import { RichText } from '../elements/RichText.tsx';
import { FigureSection } from './FigureSection.tsx';
import { GuideCards } from './GuideCards.tsx';
import { HelpLists } from './HelpLists.tsx';
import { OfferContact } from './OfferContact.tsx';
import { PageSection } from './PageSection.tsx';
import { Payments } from './Payments.tsx';
import { RegulatedAdvice } from './RegulatedAdvice.tsx';
import { StepTimeline } from './StepTimeline.tsx';

type OfferBodyProps = { offer: Offer; today: Date };

/** The sections of an offer: what we do, how, what the authority charges, and what to read before. */
export function OfferBody({ offer, today }: OfferBodyProps) {
  return (
    <>
      <PageSection id="help" title={words.offer.help}>
        {offer.regulatedAdvice && <RegulatedAdvice country={offer.guide.country} />}
        <HelpLists help={offer.help} today={today} />
      </PageSection>
      <PageSection id="how-it-works" title={words.offer.howItWorks}>
        <StepTimeline steps={offer.howItWorks} today={today} />
      </PageSection>
      <FigureSection
        id="official-fees"
        title={words.offer.officialFees}
        table={offer.officialFees}
        headings={[words.guide.feeFor, words.guide.feeAmount]}
        today={today}
      />
      <PageSection id="guide" title={words.offer.guide}>
        <p>{words.offer.guideNote}</p>
        <GuideCards guides={[offer.guide]} />
        <p>
          <a href={navigation.warning.path}>{navigation.warning.label}</a>
        </p>
      </PageSection>
      {offer.ourFee !== null && (
        <PageSection id="payments" title={words.guide.payments}>
          <Payments note={words.guide.paymentsNote} />
        </PageSection>
      )}
      <PageSection id="closing" title={offer.closing.title}>
        <RichText blocks={offer.closing.body} today={today} />
        <OfferContact offer={offer} today={today} />
      </PageSection>
    </>
  );
}
