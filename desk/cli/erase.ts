import { asJson } from '../../terminal/plain-text.ts';
import { UsageError } from '../../terminal/usage.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { erasureReminder, minuteOf, proofInWords } from '../in-words.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type Ask, type Command, jsonOption, NotDone } from './command.ts';
import { absent, findOne, forEachName, readNames } from './naming.ts';

const help = `npm run enquiries -- erase <id or reference>... [--yes] [--json]

Erases enquiries for good, each with whatever the visitor sent later as changed words of it. On a terminal it asks for
the reference to be typed; elsewhere it wants --yes.
A proof stays: id, reference, time, and that staff erased it; nothing of what it said. "show" finds it. Mails that were
sent and backups that were made still hold the words: erase them there too.

Options
  --yes     erase without asking
  --json    an array with the proofs

Where words remain although they were erased, because a program reads the database at that moment or because it is
PostgreSQL, the command says so and until when; with --json on the error stream.

Example
  npm run enquiries -- erase WM-7K3Q-9F2D`;

export const erase: Command = {
  summary: 'erase enquiries for good, and keep a proof of it',
  help,
  run: async (words, { withStore, now, ask }) => {
    const { values, names } = readNames(words, {
      ...jsonOption,
      yes: { type: 'boolean', default: false },
    });
    if (ask === null && !values.yes) {
      throw new UsageError('Nobody can be asked here: add --yes to erase without asking.');
    }
    const { proofs, problems, remains } = await withStore({ readOnly: false }, async (store) => {
      const { results, problems } = await forEachName(names, async (name) => {
        const enquiry = await findOne(store, name);
        if (ask !== null && !values.yes) await confirm(store, enquiry, ask);
        const proofs = await store.erase(enquiry.id, now());
        if (proofs.length === 0) throw await absent(store, name);
        return proofs;
      });
      const proofs = results.flat();
      return { proofs, problems, remains: proofs.length > 0 ? await store.forgetErased() : null };
    });
    const notes = remains === null ? [] : [remains];
    if (values.json) return { text: asJson(proofs), problems, notes };
    const reminders = proofs.length > 0 ? [erasureReminder, ...notes] : [];
    return { text: [...proofs.map(proofInWords), ...reminders].join('\n'), problems };
  },
};

/** Shows what will go, and throws NotDone unless its reference is typed. */
async function confirm(store: EnquiryStore, enquiry: StoredEnquiry, ask: Ask): Promise<void> {
  const { id, reference, receivedAt, state } = enquiry;
  const amending = (await store.find(id)).filter(({ amends }) => amends === id);
  const along = amending.map((other) => `, with the changed words ${other.reference}`).join('');
  const what = `${reference}, received ${minuteOf(receivedAt)} UTC, ${state}${along}`;
  const typed = await ask(`This erases ${what}.\nType ${reference} to erase it for good: `);
  if (typed.trim().toUpperCase() !== reference) throw new NotDone(`${reference} was not erased.`);
}
