import { parseArgs } from 'node:util';
import type { StoredEnquiry } from '../enquiry.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type Answer, type CommandScene, jsonOption, NotDone } from './command.ts';
import { asJson } from './json.ts';
import { findOne, forEachName, namesFrom } from './naming.ts';
import { stateMeanings } from './states.ts';

type MailingChange = {
  change: (store: EnquiryStore, id: string, now: Date) => Promise<boolean>;
  done: string;
  refused: string;
};

/** Has the named enquiries mailed, where their state allows it. */
export async function changeMailing(
  words: readonly string[],
  { withStore, now }: CommandScene,
  { change, done, refused }: MailingChange,
): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args: words,
    options: jsonOption,
    allowPositionals: true,
  });
  const names = namesFrom(positionals);
  const { results, problems } = await withStore({ readOnly: false }, (store) =>
    forEachName(names, async (name) => {
      const enquiry = await findOne(store, name);
      if (await change(store, enquiry.id, now())) return enquiry;
      throw new NotDone(`${enquiry.reference} ${refused}: it is ${stateOf(enquiry)}.`);
    }),
  );
  const text = values.json
    ? asJson(results.map(({ id, reference }) => ({ id, reference, state: 'stored' })))
    : results.map(({ id, reference }) => `${reference} (${id}) ${done}.`).join('\n');
  return { text, problems };
}

function stateOf({ state }: StoredEnquiry): string {
  return `${state} (${stateMeanings[state]})`;
}
