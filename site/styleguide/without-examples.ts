/** Components that the styleguide does not show by themselves, each with the reason. */
export const withoutExamples: Readonly<Record<string, string>> = {
  CarouselControls: 'gives life to CarouselButtons, whose examples show every state',
  CompanionFields: 'hidden fields: there is nothing to see',
  ContactForm: 'gives life to FormView, whose examples show every state',
  ContactFormPlace: 'the place of ContactForm, and nothing more',
  DataBlock: 'data: there is nothing to see',
  EnquiryFields: 'a part of FormView that stands nowhere else',
  Folded: 'a part of FigureRows and Sources that stands nowhere else',
  Inlines: 'the words of RichText without their paragraph',
  OtherWays: 'a part of FormView that stands nowhere else',
  Outcome: 'a part of FormView that stands nowhere else',
  PartList: 'draws whatever it is given',
  PartView: 'draws whatever it is given',
  SearchResults: 'empty until somebody asks: tests/journeys/search.spec.ts looks at it',
  SourceNote: 'a part of FactFigure and RichText, and too small to tap by itself',
  Writer: 'a part of TestimonialCards and Carousel that stands nowhere else',
};
