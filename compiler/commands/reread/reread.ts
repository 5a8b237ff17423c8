import { forEachAtOnce } from '../../../scripts/incremental.ts';
import { createPageReader, type Manners, type PageReader } from './fetch-page.ts';
import { type Outcome, openJournal, openPageStore } from './journal.ts';
import { lengthOf } from './page-text.ts';
import { createTextReader } from './page-text-apart.ts';
import {
  type Block,
  fingerprintOf,
  nearestOn,
  type Sentence,
  type Sought,
  sentencesOf,
} from './sentences.ts';

/** A fact, the page that it is to be found on, and the fingerprint of the sentence in which it was seen; null when in none. */
export type Question = Sought & {
  key: string;
  url: string;
  said: string;
  fingerprint: string | null;
};

export type Reading = {
  manners: Manners;
  /** Where the journal and the pages are kept. */
  folder: string;
  /** Begins anew although a run was stopped. */
  isFresh: boolean;
  today: Date;
  /** Called after each page. */
  onProgress: (progress: Progress) => void;
};

type Progress = { done: number; total: number; hosts: number };

const hostsAtOnce = 8;

/**
 * Looks for every fact on the page of its source, one page at a time of a host, and keeps each answer as it comes.
 * A host that does not answer holds up nobody else. Throws for nothing that a host does.
 */
export async function reread(questions: readonly Question[], reading: Reading): Promise<Outcome[]> {
  const { folder, isFresh, manners, today, onProgress } = reading;
  const journal = openJournal(folder, isFresh);
  const store = openPageStore(folder);
  const read = createPageReader(manners);
  const textOf = createTextReader();
  const byPage = Map.groupBy(questions, ({ url }) => withoutFragment(url));
  const waiting = [...byPage].filter(
    ([page, asked]) => !isAnswered(asked, journal.answered.get(page)),
  );
  const queues = [...Map.groupBy(waiting, ([page]) => new URL(page).host).values()];
  const day = today.toISOString().slice(0, 10);

  async function readHost(pages: (typeof waiting)[number][]): Promise<void> {
    for (const [page, asked] of pages) {
      const answer = await readPage(page, read, textOf);
      if (answer.refusal === null) store.keep({ address: page, blocks: answer.blocks });
      const sentences = sentencesOf(answer.blocks);
      const nearest = nearestOn(sentences);
      const outcomes = asked.map((question) => ({
        key: question.key,
        ...outcomeOf(question, answer, { sentences, nearest, address: page }),
        url: answer.url,
        day,
      }));
      journal.add(page, outcomes);
      onProgress({ done: journal.answered.size, total: byPage.size, hosts: queues.length });
    }
  }

  await forEachAtOnce(hostsAtOnce, queues, readHost);
  journal.close();
  return [...byPage.keys()].flatMap((page) => journal.answered.get(page) ?? []);
}

function isAnswered(asked: readonly Question[], outcomes: readonly Outcome[] = []): boolean {
  const keys = new Set(outcomes.map(({ key }) => key));
  return asked.every(({ key }) => keys.has(key));
}

type PageAnswer = {
  /** Where the address led to. */
  url: string;
  blocks: Block[];
  /** Why there is no text. */
  refusal: { state: 'gone' | 'unreachable'; detail: string } | null;
};

async function readPage(
  address: string,
  read: PageReader,
  textOf: ReturnType<typeof createTextReader>,
): Promise<PageAnswer> {
  const answer = await read(address);
  const { url } = answer;
  if (answer.kind !== 'page') {
    return { url, blocks: [], refusal: { state: answer.kind, detail: answer.detail } };
  }
  try {
    const { title, blocks } = await textOf(answer.page);
    const isLost = isLostPage(title, blocks);
    return { url, blocks, refusal: isLost ? { state: 'gone', detail: `says "${title}"` } : null };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { url, blocks: [], refusal: { state: 'unreachable', detail } };
  }
}

const lostPage =
  /\b(?:404|not found|no longer (?:available|exists)|nicht gefunden|introuvable|n'existe (?:pas|plus)|no encontrad[ao]|no existe)\b/iu;

/** Some hosts answer 200 for a page that they do not have, and say so only in words. */
function isLostPage(title: string, blocks: readonly Block[]): boolean {
  return lostPage.test(title) && lengthOf(blocks) < longestLostPage;
}

const longestLostPage = 1_500;

type PageSentences = {
  sentences: readonly Sentence[];
  nearest: ReturnType<typeof nearestOn>;
  /** That of the source, which may lead elsewhere. */
  address: string;
};

function outcomeOf(
  question: Question,
  { url, refusal }: PageAnswer,
  { sentences, nearest, address }: PageSentences,
): Pick<Outcome, 'state' | 'sentences' | 'detail'> {
  if (refusal !== null) return { ...refusal, sentences: [] };
  const { said, fingerprint } = question;
  const isElsewhere = placeOf(address) !== placeOf(url);
  const seen = sentences.find((sentence) => fingerprintOf(said, sentence) === fingerprint);
  if (seen) {
    return { state: 'same', sentences: [seen], detail: isElsewhere ? `moved to ${url}` : '' };
  }
  const near = { sentences: nearest(question) };
  if (isElsewhere) return { state: 'gone', ...near, detail: `leads on to ${url}` };
  const detail = sentences.length === 0 ? 'shows no text without scripts' : '';
  return { state: fingerprint === null ? 'new' : 'look', ...near, detail };
}

/** What two addresses have in common that differ in nothing that a visitor would call another page. */
function placeOf(address: string): string {
  const { host, pathname, search } = new URL(address);
  return (host.replace(/^www\./u, '') + pathname.replace(/\/$/u, '') + search).toLowerCase();
}

/** The page that an address leads to, wherever in it. */
export function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
