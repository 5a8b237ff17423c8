/** Components that the styleguide does not show by themselves, each with the reason. */
export const withoutExamples: Readonly<Record<string, string>> = {
  'site/islands/carousel/CarouselControls.tsx':
    'gives life to CarouselButtons, whose examples show every state',
  'site/islands/contact-form/ContactForm.tsx':
    'gives life to FormView, whose examples show every state',
  'site/islands/contact-form/CompanionFields.tsx': 'hidden fields: there is nothing to see',
  'site/islands/contact-form/DraftChoices.tsx': 'a part of FormView that stands nowhere else',
  'site/islands/contact-form/EnquiryFields.tsx': 'a part of FormView that stands nowhere else',
  'site/islands/contact-form/OtherWays.tsx': 'a part of FormView that stands nowhere else',
  'site/islands/contact-form/Outcome.tsx': 'a part of FormView that stands nowhere else',
};
