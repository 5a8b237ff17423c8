import type { ContactFormData } from '../../../compiler/page.ts';
// The build has checked these words and settings; here they travel with the script, so that no page carries them twice.
import words from '../../../content/en/form.json' with { type: 'json' };
import settings from '../../../content/settings.json' with { type: 'json' };
import type { ContactSettings } from '../../../contract/contact-settings.ts';
import { contractWords } from '../../../contract/form-words.ts';
import { carriedWords } from '../../script-words.ts';

const { contact, supportHours } = settings as ContactSettings;

/** What the form says on every page of the language. */
export function shippedProps(): Pick<
  ContactFormData,
  'optionalFields' | 'contact' | 'words' | 'contract'
> {
  const { optionalFields, phone, email, chat, answerTime } = contact;
  const english = {
    contact: { phone, email, chat, answerTime, hours: supportHours.label },
    words,
    contract: contractWords,
  };
  return { optionalFields, ...english, ...carriedWords().form };
}
