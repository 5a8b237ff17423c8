import type { ContactFormData } from '../../../compiler/page.ts';
import words from '../../../content/en/form.json' with { type: 'json' };
import { shippedIdentifiers } from '../../../contract/emailjs.ts';
import { contractWords, type EnquiryText } from '../../../contract/fields.ts';

export const sampleProps: ContactFormData = {
  origin: '',
  identifiers: shippedIdentifiers,
  optionalFields: [],
  subject: 'UK passport',
  isGeneral: false,
  page: '/services/uk/uk-passport',
  language: 'en',
  contact: {
    phone: { label: '+44 20 7946 0123', dial: '+442079460123' },
    email: 'hello@waymark.example',
    chat: { app: 'Signal', url: 'https://signal.example/waymark' },
    answerTime: 'two working days',
    hours: 'Monday to Saturday',
  },
  privacyPath: '/policies/privacy',
  statusPath: '/enquiry',
  words,
  contract: contractWords,
};

export const sampleEnquiry: EnquiryText = {
  fname: 'Ζωή',
  lname: '-',
  email: 'zoe@example.com',
  country: 'Ελλάδα',
  address: 'Αθήνα',
  phone: '(+30) 21-0000.0000 ext. 4',
  message: 'Which office renews a passport\nfor someone who lives abroad?',
};
