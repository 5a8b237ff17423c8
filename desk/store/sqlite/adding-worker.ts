// The thread of desk/sqlite/adding-thread.ts: it adds one group of enquiries after another, and tells of each once it is on disk.
import { parentPort, workerData } from 'node:worker_threads';
import { type Addition, addGroup } from './adding-group.ts';
import type { ThreadOptions, ToldAnswers, ToldError } from './adding-thread.ts';
import { openForAdding } from './opening.ts';
import { type Sqlite, sqliteFor } from './statements.ts';

const options: ThreadOptions = workerData;
let sqlite: Sqlite | null = null;

parentPort?.on('message', (order: 'close' | readonly Addition[]) => {
  if (order === 'close') {
    sqlite?.database.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(add(order));
  }
});

function add(group: readonly Addition[]): ToldAnswers {
  try {
    // Opened here, so that a file that cannot be opened just now is an answer and not the end of the thread.
    sqlite ??= sqliteFor(openForAdding(options));
    const answers = addGroup(sqlite, group).map((answer) =>
      'result' in answer ? answer : { refusal: told(answer.refusal) },
    );
    return { answers };
  } catch (error) {
    return { refusal: told(error) };
  }
}

function told(error: unknown): ToldError {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { ...error, message: error.message, stack: error.stack ?? '' };
}
