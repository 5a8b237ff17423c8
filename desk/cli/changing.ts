import { asJson } from '../../terminal/plain-text.ts';
import { UsageError } from '../../terminal/usage.ts';
import { handlings, type StoredEnquiry } from '../enquiry.ts';
import { erasureReminder, minuteOf, proofInWords, stateWords } from '../in-words.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import {
  type Ask,
  absent,
  type Command,
  changeEach,
  findOne,
  forEachName,
  jsonOption,
  NotDone,
  readNames,
} from './command.ts';

/** Lets quarantined enquiries be mailed. */
export const release = mailing('release', 'is released and will be mailed', 'was not released');

/** Has sent or failed enquiries mailed again. */
export const resend = mailing('resend', 'will be mailed again', 'was not mailed again');

/** A command that has the named enquiries mailed, where their state allows it. */
function mailing(change: 'release' | 'resend', done: string, refused: string): Command {
  return async (words, scene) =>
    changeEach(
      readNames(words, jsonOption),
      scene,
      async (store, name) => {
        const { id, reference, state } = await findOne(store, name);
        if (await store[change](id, scene.now())) return { id, reference, state: 'stored' };
        const is = `${state} (${stateWords[state].meaning})`;
        throw new NotDone(`${reference} ${refused}: it is ${is}.`);
      },
      ({ id, reference }) => `${reference} (${id}) ${done}.`,
    );
}

/** Notes that enquiries are answered, wait or are closed, and who has them. */
export const mark: Command = async (words, scene) => {
  const named = readNames(words, {
    ...jsonOption,
    as: { type: 'string' },
    by: { type: 'string' },
    note: { type: 'string' },
  });
  const { as, by: handler, note } = named.values;
  const handling = as === undefined ? undefined : handlingIn(as);
  if (handling === undefined && handler === undefined && note === undefined) {
    throw new UsageError('Say what to note: --as, --by or --note.');
  }
  return changeEach(
    named,
    scene,
    async (store, name) => {
      const { id, reference } = await findOne(store, name);
      if (await store.mark(id, { handling, handler, note }, scene.now())) return { id, reference };
      throw await absent(store, name);
    },
    ({ reference }) => `${reference} is marked.`,
  );
};

function handlingIn(word: string) {
  const handling = handlings.find((known) => known === word.trim().toLowerCase());
  if (handling !== undefined) return handling;
  throw new UsageError(`--as: write ${handlings.join(', ')}; this is ${JSON.stringify(word)}.`);
}

/** Erases enquiries for good, and keeps a proof of it. */
export const erase: Command = async (words, { withStore, now, ask }) => {
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
      if (ask !== null && !values.yes) await confirmErasure(store, enquiry, ask);
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
};

/** Shows what will go, and throws NotDone unless its reference is typed. */
async function confirmErasure(
  store: EnquiryStore,
  { id, reference, receivedAt, state }: StoredEnquiry,
  ask: Ask,
): Promise<void> {
  const amending = (await store.find(id)).filter(({ amends }) => amends === id);
  const along = amending.map((other) => `, with the changed words ${other.reference}`).join('');
  const what = `${reference}, received ${minuteOf(receivedAt)} UTC, ${state}${along}`;
  const typed = await ask(`This erases ${what}.\nType ${reference} to erase it for good: `);
  if (typed.trim().toUpperCase() !== reference) throw new NotDone(`${reference} was not erased.`);
}
