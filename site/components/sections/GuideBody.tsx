import type { Guide } from '../../../compiler/guides.ts';
import { navigation } from '../../../compiler/settings.ts';
import { words } from '../../../compiler/words.ts';
import { RichText } from '../elements/RichText.tsx';
import { FigureSection } from './FigureSection.tsx';
import { GuideContact } from './GuideContact.tsx';
import { HelpLists } from './HelpLists.tsx';
import { OfficialLinks } from './OfficialLinks.tsx';
import { PageSection } from './PageSection.tsx';
import { Payments } from './Payments.tsx';
import { RegulatedAdvice } from './RegulatedAdvice.tsx';
import { StepTimeline } from './StepTimeline.tsx';
import { TitledTexts } from './TitledTexts.tsx';

type GuideBodyProps = { guide: Guide; today: Date };

/** The sections of a guide, in the order in which a person needs them. */
export function GuideBody({ guide, today }: GuideBodyProps) {
  return (
    <>
      <PageSection id="who-can-apply" title={words.guide.whoCanApply}>
        <RichText blocks={guide.whoCanApply} today={today} />
      </PageSection>
      <PageSection id="what-you-need" title={words.guide.whatYouNeed}>
        <RichText blocks={guide.whatYouNeed.intro} today={today} />
        <TitledTexts items={guide.whatYouNeed.groups} today={today} />
      </PageSection>
      {guide.topics.map((topic) => (
        <PageSection id={topic.id} title={topic.title} key={topic.id}>
          <RichText blocks={topic.body} today={today} />
        </PageSection>
      ))}
      <PageSection id="step-by-step" title={words.guide.stepByStep}>
        <StepTimeline steps={guide.steps} today={today} />
      </PageSection>
      <FigureSection
        id="fees"
        title={words.guide.fees}
        table={guide.fees}
        headings={[words.guide.feeFor, words.guide.feeAmount]}
        today={today}
      />
      <FigureSection
        id="how-long"
        title={words.guide.timing}
        table={guide.timing}
        headings={[words.guide.timeFor, words.guide.timeAmount]}
        today={today}
      />
      <PageSection id="what-goes-wrong" title={words.guide.pitfalls}>
        <TitledTexts items={guide.pitfalls} today={today} />
        <p>
          <a href={navigation.warning.path}>{navigation.warning.label}</a>
        </p>
      </PageSection>
      <PageSection id="official-links" title={words.guide.officialLinks}>
        <OfficialLinks links={guide.officialLinks} />
      </PageSection>
      <GuideHelp guide={guide} today={today} />
    </>
  );
}

function GuideHelp({ guide, today }: GuideBodyProps) {
  return (
    <>
      <PageSection id="help" title={words.guide.help}>
        {guide.regulatedAdvice && <RegulatedAdvice country={guide.country} />}
        <HelpLists help={guide.help} today={today} />
      </PageSection>
      <PageSection id="payments" title={words.guide.payments}>
        <Payments
          note={guide.regulatedAdvice ? words.guide.paymentsNone : words.guide.paymentsNote}
        />
      </PageSection>
      <PageSection id="closing" title={guide.closing.title}>
        <RichText blocks={guide.closing.body} today={today} />
        <GuideContact guide={guide} today={today} />
      </PageSection>
    </>
  );
}
