import type { OptionalFieldName } from '../../../contract/fields.ts';
import type { ContactFormProps } from './ContactForm.tsx';
import type { ContactWays } from './OtherWays.tsx';

/** As much of content/settings.json as the form says; the build has checked it, so its lists may be taken at their word. */
type CheckedSettings = {
  contact: Omit<ContactWays, 'hours'> & { optionalFields: readonly string[] };
  supportHours: { label: string };
};

/** What the form says of us on every page. */
export function settingsProps({
  contact: { phone, email, chat, answerTime, optionalFields },
  supportHours,
}: CheckedSettings): Pick<ContactFormProps, 'optionalFields' | 'contact'> {
  return {
    optionalFields: optionalFields as readonly OptionalFieldName[],
    contact: { phone, email, chat, answerTime, hours: supportHours.label },
  };
}
