import { type GetTextTranslation, po } from 'gettext-parser';
import type { Export, ReturnedUnit, Unit } from './unit.ts';

/** A catalog of gettext: what is behind its English is fuzzy, and what nobody has translated is empty. */
export function writePo({ targetTag, units }: Export): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const unit of units) translations[contextOf(unit)] = { [unit.english]: entryOf(unit) };
  const headers = {
    'Project-Id-Version': 'Waymark',
    Language: targetTag,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return po.compile({ charset: 'utf-8', headers, translations }).toString();
}

function entryOf(unit: Unit): GetTextTranslation {
  return {
    msgctxt: contextOf(unit),
    msgid: unit.english,
    msgstr: [unit.text],
    comments: {
      extracted: unit.notes.join('\n'),
      ...(unit.page !== null && { reference: unit.page }),
      ...(unit.state === 'behind' && { flag: 'fuzzy' }),
    },
  };
}

/** "guides/uk/uk-passport: cases.renew-adult.time". */
function contextOf({ key, address }: Unit): string {
  return `${key}: ${address}`;
}

/** What a tool for gettext gives back: entries without a context are none of ours, and obsolete ones are left out by the parser. */
export function readPo(text: string): ReturnedUnit[] {
  const { translations } = po.parse(text);
  return Object.entries(translations).flatMap(([context, entries]) => {
    const [, key, address] = /^(\S+): (.+)$/.exec(context) ?? [];
    if (key === undefined || address === undefined) return [];
    return Object.values(entries).map(({ msgid, msgstr, comments }): ReturnedUnit => {
      const isDone = !/\bfuzzy\b/.test(comments?.flag ?? '');
      return { key, address, english: msgid, text: msgstr[0] ?? '', isDone, isReviewed: isDone };
    });
  });
}
