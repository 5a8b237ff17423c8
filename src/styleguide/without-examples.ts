/** Components that the styleguide does not show by themselves, each with the reason. */
export const withoutExamples: Readonly<Record<string, string>> = {
  'src/islands/carousel/CarouselControls.tsx':
    'gives life to CarouselButtons, whose examples show every state',
  'src/islands/contact-form/ContactForm.tsx':
    'gives life to FormView, whose examples show every state',
  'src/islands/contact-form/CompanionFields.tsx': 'hidden fields: there is nothing to see',
  'src/islands/contact-form/DraftChoices.tsx': 'a part of FormView that stands nowhere else',
  'src/islands/contact-form/EnquiryFields.tsx': 'a part of FormView that stands nowhere else',
  'src/islands/contact-form/OtherWays.tsx': 'a part of FormView that stands nowhere else',
  'src/islands/contact-form/Outcome.tsx': 'a part of FormView that stands nowhere else',
};
