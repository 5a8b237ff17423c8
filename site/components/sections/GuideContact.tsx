import type { Guide } from '../../../compiler/guides.ts';
import { ContactButton } from '../elements/ContactButton.tsx';

type GuideContactProps = { guide: Guide; today: Date };

/** A guide's contact button: its own label and subject, its own authority and fee. */
export function GuideContact({ guide, today }: GuideContactProps) {
  return (
    <ContactButton
      label={guide.contactLabel}
      subject={guide.shortTitle}
      authority={guide.authority}
      applyAt={guide.applyAt}
      fee={guide.atAGlance.fee}
      today={today}
    />
  );
}
