import { beginningOf, onOneLine } from '../../terminal/plain-text.ts';
import { type EnquiryState, enquiryStates, type StoredEnquiry } from '../enquiry.ts';
import type { ListPage } from '../store/paging.ts';
import type { StoreStatus } from '../store/rows.ts';
import { Frame } from './Frame.tsx';
import { type ListQuery, listAddress, queryText } from './list-query.ts';
import { Written } from './Written.tsx';
import { countInWords, momentInWords, nameOf, stateWords } from './words.ts';

/** As much of a message as a row of the list shows at most. */
const longestBeginning = 240;

type ListProps = {
  siteName: string;
  query: ListQuery;
  /** Null when the days of the query cannot be understood. */
  page: ListPage | null;
  status: StoreStatus;
  /** How long the oldest has waited that is still to be mailed; null when none is. */
  longestWait: string | null;
};

/** Enquiries, newest first, a page at a time. */
export function List({ siteName, query, page, status, longestWait }: ListProps) {
  const state = query.state && stateWords[query.state];
  const heading = state?.name ?? 'All enquiries';
  return (
    <Frame title={heading} siteName={siteName}>
      <div className="columns">
        <nav className="states" aria-label="By state">
          <StateLinks query={query} counts={status.counts} />
          {longestWait !== null && (
            <p className="aside">The oldest one unsent has waited {longestWait}.</p>
          )}
        </nav>
        <main id="main">
          <h1>{heading}</h1>
          {state && <p className="lead">{state.meaning}</p>}
          <Filter query={query} />
          {page === null ? (
            <p className="problem">
              Choose real days, the first one not after the last. Nothing was looked for.
            </p>
          ) : (
            <Results query={query} page={page} />
          )}
        </main>
      </div>
    </Frame>
  );
}

function StateLinks({ query, counts }: { query: ListQuery; counts: StoreStatus['counts'] }) {
  const all = enquiryStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <ul>
      {enquiryStates.map((state) => (
        <li key={state} data-state={state}>
          <StateLink query={query} state={state} count={counts[state]} />
        </li>
      ))}
      <li>
        <StateLink query={query} state={null} count={all} />
      </li>
    </ul>
  );
}

type StateLinkProps = { query: ListQuery; state: EnquiryState | null; count: number };

function StateLink({ query, state, count }: StateLinkProps) {
  return (
    <a
      href={listAddress(query, { state })}
      aria-current={query.state === state ? 'page' : undefined}
    >
      {state === null ? 'All' : stateWords[state].name}{' '}
      <span className="count">{countInWords(count)}</span>
    </a>
  );
}

function Filter({ query }: { query: ListQuery }) {
  const { state, words, from, to } = query;
  const isNarrowed = words !== '' || from !== '' || to !== '';
  return (
    <search>
      <form className="filter" action="/" method="get">
        {state !== null && <input type="hidden" name="state" value={state} />}
        <div className="field field-wide">
          <label htmlFor="words">Words or a reference</label>
          <input id="words" name="words" type="search" maxLength={200} defaultValue={words} />
        </div>
        <div className="field">
          <label htmlFor="from">From day</label>
          <input id="from" name="from" type="date" defaultValue={from} />
        </div>
        <div className="field">
          <label htmlFor="to">To day</label>
          <input id="to" name="to" type="date" defaultValue={to} />
        </div>
        <button type="submit">Search</button>
        {isNarrowed && (
          <a className="clear" href={listAddress(query, { words: '', from: '', to: '' })}>
            Show all again
          </a>
        )}
      </form>
    </search>
  );
}

function Results({ query, page }: { query: ListQuery; page: ListPage }) {
  const { enquiries, newer, older, lookedTo } = page;
  const exportQuery = queryText({ ...query, olderThan: null, newerThan: null });
  return (
    <>
      {enquiries.length === 0 ? (
        <p className="empty">{lookedTo === null ? 'Nothing to show.' : 'Nothing found so far.'}</p>
      ) : (
        <ol className="inbox">
          {enquiries.map((enquiry) => (
            <Row key={enquiry.id} enquiry={enquiry} query={query} />
          ))}
        </ol>
      )}
      {lookedTo !== null && (
        <p className="aside">
          Looked back to {momentInWords(lookedTo)}. “Older” looks on from there.
        </p>
      )}
      <nav className="pages" aria-label="Pages">
        {newer !== null && <a href={listAddress(query, { newerThan: newer })}>← Newer</a>}
        {older !== null && <a href={listAddress(query, { olderThan: older })}>Older →</a>}
      </nav>
      {enquiries.length > 0 && (
        <p className="aside">
          All of these, over every page, as a file:{' '}
          <a href={`/export.csv${exportQuery}`}>for a spreadsheet (CSV)</a> or{' '}
          <a href={`/export.json${exportQuery}`}>as JSON</a>.
        </p>
      )}
    </>
  );
}

function Row({ enquiry, query }: { enquiry: StoredEnquiry; query: ListQuery }) {
  const { id, reference, receivedAt, text, subject, state, spamScore, spamReasons } = enquiry;
  return (
    <li data-state={state}>
      <a className="row-name" href={`/enquiries/${id}${queryText(query)}`}>
        <bdi>
          <Written text={nameOf(enquiry)} />
        </bdi>
      </a>
      <div>
        <p className="row-words">
          {subject !== '' && (
            <b dir="auto">
              <Written text={onOneLine(subject)} />
            </b>
          )}{' '}
          <span dir="auto">
            <Written text={beginningOf(onOneLine(text.message), longestBeginning)} />
          </span>
        </p>
        {state === 'quarantined' && (
          <p className="row-why">
            Score {spamScore}: {spamReasons.join('; ')}
          </p>
        )}
      </div>
      <p className="row-facts">
        {query.state !== state && <State state={state} />}{' '}
        <time dateTime={receivedAt.toISOString()}>{momentInWords(receivedAt)}</time>{' '}
        <span className="reference">{reference}</span>
      </p>
    </li>
  );
}

export function State({ state }: { state: EnquiryState }) {
  return (
    <span className="state" data-state={state}>
      {stateWords[state].name}
    </span>
  );
}
