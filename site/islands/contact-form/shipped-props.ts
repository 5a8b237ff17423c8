import type { ContactFormData } from '../../../compiler/page.ts';
import type { FormWords } from '../../../compiler/schemas/form-words.ts';
import settings from '../../../content/settings.json' with { type: 'json' };
import type { ContactSettings } from '../../../contract/contact-settings.ts';

// The build has checked these words and settings; here they travel with the script, so that no page carries them twice.
const { contact, supportHours } = settings as ContactSettings;
const wordsByFile = import.meta.glob<FormWords>('../../../content/*/form.json', {
  eager: true,
  import: 'default',
});

/** What the form says on every page in `language`, a tag such as "en-GB". Throws RangeError for a language without words. */
export function shippedProps(
  language: string,
): Pick<ContactFormData, 'optionalFields' | 'contact' | 'words'> {
  const [locale = ''] = language.split('-');
  const words = wordsByFile[`../../../content/${locale}/form.json`];
  if (words === undefined) throw new RangeError(`The form has no words in "${language}".`);
  const { optionalFields, phone, email, chat, answerTime } = contact;
  return {
    optionalFields,
    contact: { phone, email, chat, answerTime, hours: supportHours.label },
    words,
  };
}
