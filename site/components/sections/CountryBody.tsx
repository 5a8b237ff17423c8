import type { Country } from '../../../compiler/countries.ts';
import type { Guide } from '../../../compiler/guides.ts';
import { words } from '../../../compiler/words.ts';
import { ContactButton } from '../elements/ContactButton.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { RichText } from '../elements/RichText.tsx';
import styles from './CountryBody.module.css';
import { FigureSection } from './FigureSection.tsx';
import { GuideCards } from './GuideCards.tsx';
import { OfficialLinks } from './OfficialLinks.tsx';
import { PageSection } from './PageSection.tsx';
import { Payments } from './Payments.tsx';
import { StepTimeline } from './StepTimeline.tsx';
import { SupportStrip } from './SupportStrip.tsx';
import { TitledTexts } from './TitledTexts.tsx';

const pictures = { authority: 'town-hall', fee: 'toll', time: 'clock' } as const;

type CountryBodyProps = { country: Country; guides: readonly Guide[]; today: Date };

/** The sections of a country's landing page. */
export function CountryBody({ country, guides, today }: CountryBodyProps) {
  return (
    <>
      <div className={styles.intro}>
        <RichText blocks={country.intro} today={today} />
      </div>
      <Highlights country={country} today={today} />
      <PageSection id="guides" title={country.guides.title}>
        <RichText blocks={country.guides.body} today={today} />
        <GuideCards guides={guides} />
      </PageSection>
      <FigureSection
        id="who-issues-what"
        title={country.authorities.title}
        table={country.authorities}
        headings={[words.country.issuedFor, words.country.issuedBy]}
        today={today}
      />
      <FigureSection
        id="key-figures"
        title={country.keyFigures.title}
        table={country.keyFigures}
        headings={[words.country.keyFor, words.country.keyAmount]}
        today={today}
      />
      <PageSection id="picture" title={country.pictureText.title}>
        <RichText blocks={country.pictureText.body} today={today} />
      </PageSection>
      <PageSection id="how-it-works" title={country.howItWorks.title}>
        <StepTimeline steps={country.howItWorks.steps} today={today} />
      </PageSection>
      <PageSection id="what-goes-wrong" title={words.country.pitfalls}>
        <TitledTexts items={country.pitfalls} today={today} />
      </PageSection>
      <PageSection id="official-links" title={words.guide.officialLinks}>
        <OfficialLinks links={country.officialLinks} />
      </PageSection>
      <CountryHelp country={country} today={today} />
    </>
  );
}

type CountryPartProps = Omit<CountryBodyProps, 'guides'>;

function Highlights({ country, today }: CountryPartProps) {
  return (
    <ul className={styles.highlights}>
      {country.highlights.map((highlight) => (
        <li key={highlight.title}>
          <Landscape picture={pictures[highlight.emblem]} alt="" />
          <h2>{highlight.title}</h2>
          <RichText blocks={highlight.body} today={today} />
        </li>
      ))}
    </ul>
  );
}

function CountryHelp({ country, today }: CountryPartProps) {
  return (
    <>
      <PageSection id="first-answer" title={country.consultation.title}>
        <RichText blocks={country.consultation.body} today={today} />
        <ContactButton
          label={country.contactLabel}
          subject={country.shortTitle}
          authority={country.authority}
          applyAt={country.applyAt}
          fee="in-tables"
          today={today}
        />
        <SupportStrip />
      </PageSection>
      <PageSection id="payments" title={words.guide.payments}>
        <Payments note={words.guide.paymentsNote} />
      </PageSection>
    </>
  );
}
