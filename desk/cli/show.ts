import { asJson } from '../../terminal/plain-text.ts';
import { flat } from '../exports.ts';
import { proofInWords } from '../in-words.ts';
import { type Command, jsonOption } from './command.ts';
import { absent, forEachName, readNames } from './naming.ts';
import { enquiryInFull } from './text.ts';

const help = `npm run enquiries -- show <id or reference>... [--json]

Shows enquiries in full, each with whatever the visitor sent later as changed words of it, newest first.
Of an enquiry that was erased it shows the proof: id, reference, when, and by whom.

A reference looks like WM-7K3Q-9F2D; it stands in the mail, and the visitor knows it too.

Options
  --json    an array with every field; a proof has the state "erased"

Examples
  npm run enquiries -- show WM-7K3Q-9F2D
  npm run --silent enquiries -- show --json 0f8fad5b-d9cb-469f-a165-70867728950e`;

export const show: Command = {
  summary: 'enquiries in full, or the proof that one was erased',
  help,
  run: async (words, { withStore }) => {
    const { values, names } = readNames(words, jsonOption);
    const { results, problems } = await withStore({ readOnly: true }, (store) =>
      forEachName(names, async (name) => {
        const enquiries = await store.find(name);
        const proofs = await store.findErasures(name);
        if (enquiries.length + proofs.length === 0) throw await absent(store, name);
        return { enquiries, proofs };
      }),
    );
    const enquiries = results.flatMap((result) => result.enquiries);
    const proofs = results.flatMap((result) => result.proofs);
    const text = values.json
      ? asJson([...enquiries.map(flat), ...proofs.map((proof) => ({ ...proof, state: 'erased' }))])
      : [...enquiries.map(enquiryInFull), ...proofs.map(proofInWords)].join('\n\n');
    return { text, problems };
  },
};
