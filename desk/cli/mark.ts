import { asJson } from '../../terminal/plain-text.ts';
import { UsageError } from '../../terminal/usage.ts';
import { handlings } from '../enquiry.ts';
import { handlingWords } from '../in-words.ts';
import { type Command, jsonOption } from './command.ts';
import { absent, findOne, forEachName, readNames } from './naming.ts';

const help = `npm run enquiries -- mark <id or reference>... [--as <word>] [--by <who>] [--note <text>] [--json]

Notes what staff have done about enquiries. Visitors who ask whether their message arrived read since when it is answered, and
nothing else of it. "show" and "list --json" have all of it.

Options
  --as <word>     ${handlings.join(', ')}
  --by <who>      who has it, in whatever way you call each other; "" for nobody
  --note <text>   what colleagues should know; "" for nothing
  --json          an array of { id, reference }

Words
${handlings.map((word) => `  ${word.padEnd(10)}${handlingWords[word].meaning}`).join('\n')}

Example
  npm run enquiries -- mark WM-7K3Q-9F2D --as answered --by Ana`;

export const mark: Command = {
  summary: 'note that enquiries are answered, wait or are closed, and who has them',
  help,
  run: async (words, { withStore, now }) => {
    const { values, names } = readNames(words, {
      ...jsonOption,
      as: { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
    });
    const { by: handler, note } = values;
    const handling = values.as === undefined ? undefined : handlingIn(values.as);
    if (handling === undefined && handler === undefined && note === undefined) {
      throw new UsageError('Say what to note: --as, --by or --note.');
    }
    const { results, problems } = await withStore({ readOnly: false }, (store) =>
      forEachName(names, async (name) => {
        const { id, reference } = await findOne(store, name);
        if (!(await store.mark(id, { handling, handler, note }, now()))) {
          throw await absent(store, name);
        }
        return { id, reference };
      }),
    );
    const lines = results.map(({ reference }) => `${reference} is marked.`);
    return { text: values.json ? asJson(results) : lines.join('\n'), problems };
  },
};

function handlingIn(word: string) {
  const handling = handlings.find((known) => known === word.trim().toLowerCase());
  if (handling !== undefined) return handling;
  throw new UsageError(`--as: write ${handlings.join(', ')}; this is ${JSON.stringify(word)}.`);
}
