import type { DeskLanguage } from '../contract/answer-words.ts';
import { type Content, sourceLocale } from './load.ts';
import { prefixOf } from './routes.ts';
import { isUntranslated } from './translation/marks.ts';

/** What the desk says in each language beside English, but for those in which any of it is not translated. */
export function deskLanguages(content: Content): DeskLanguage[] {
  return content.locales
    .filter(({ locale }) => locale !== sourceLocale)
    .map(({ locale, language: { tag, direction }, answers, contract, settings }) => {
      const { contact, supportHours } = settings ?? content.settings;
      return {
        prefix: prefixOf(locale),
        tag,
        direction,
        answers,
        contract,
        answerTime: contact.answerTime,
        hours: supportHours.label,
      };
    })
    .filter((language) => !isUntranslated(language));
}
