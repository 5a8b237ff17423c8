import { beginningOf, onOneLine } from '../../terminal/plain-text.ts';
import {
  type EnquiryState,
  enquiryStates,
  type Handling,
  handlings,
  type StoredEnquiry,
} from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { handlingInWords, handlingWords, stateWords } from '../in-words.ts';
import type { ListPage, StoreStatus } from '../store/reading.ts';
import { framed } from './answers.ts';
import { type ListQuery, listAddress, placeText, queryText } from './list-query.ts';
import { asSentence, countInWords, momentInWords, nameOf, written } from './words.ts';

/** As much of a message as a row of the list shows at most. */
const longestBeginning = 240;

type ListProps = {
  siteName: string;
  query: ListQuery;
  /** Null when the days of the query cannot be understood. */
  page: ListPage | null;
  status: StoreStatus;
  handlingCounts: Readonly<Record<Handling, number>>;
  /** How long the oldest has waited that is still to be mailed; null when none is. */
  longestWait: string | null;
  /** When this browser last showed the list, before the page was opened this time; null when it never did. */
  since: Date | null;
  /** What was just done to several, in a sentence; '' when nothing. */
  done: string;
  formToken: string;
};

/** Enquiries, newest first, a page at a time. */
export function listPage(props: ListProps): Html {
  const { siteName, query, page, status, longestWait, since, done } = props;
  const state = query.state === '' ? null : stateWords[query.state];
  const heading = state?.name ?? 'All enquiries';
  const wait = html`<p class="aside">The oldest one unsent has waited ${longestWait}.</p>\n`;
  return framed(
    { title: heading, siteName },
    html`<div class="columns">
<nav class="states" aria-label="By state">
${stateLinks(query, status.counts)}
<h2 class="aside">What we did</h2>
${handlingLinks(query, props.handlingCounts)}
${longestWait !== null && wait}</nav>
<main id="main">
<h1>${heading}</h1>
${done !== '' && html`<p class="done" role="status">${done}</p>\n`}${since !== null && html`<p class="aside">What came since you last looked, ${momentInWords(since)}, is marked.</p>\n`}${state && html`<p class="lead">${asSentence(state.meaning)}</p>\n`}${filterForm(query)}
${page === null ? noDays : results(props, page)}
</main>
</div>`,
  );
}

const noDays = html`<p class="problem">Choose real days, the first one not after the last. Nothing was looked for.</p>`;

function stateLinks(query: ListQuery, counts: StoreStatus['counts']): Html {
  const all = enquiryStates.reduce((sum, state) => sum + counts[state], 0);
  const items = enquiryStates.map(
    (state) => html`<li data-state="${state}">${stateLink(query, state, counts[state])}</li>\n`,
  );
  return html`<ul>
${items}<li>${stateLink(query, '', all)}</li>
</ul>`;
}

function stateLink(query: ListQuery, state: ListQuery['state'], count: number): Html {
  const name = state === '' ? 'All' : stateWords[state].name;
  return countedLink(listAddress(query, { state }), {
    name,
    count,
    isCurrent: query.state === state,
  });
}

function countedLink(
  address: string,
  { name, count, isCurrent }: { name: string; count: number; isCurrent: boolean },
): Html {
  return html`<a href="${address}"${isCurrent && html` aria-current="page"`}>${name} <span class="count">${countInWords(count)}</span></a>`;
}

function handlingLinks(query: ListQuery, counts: ListProps['handlingCounts']): Html {
  const items = handlings.map((handling) => {
    const isCurrent = query.handling === handling;
    const address = listAddress(query, { handling: isCurrent ? '' : handling });
    const { name } = handlingWords[handling];
    return html`<li>${countedLink(address, { name, count: counts[handling], isCurrent })}</li>\n`;
  });
  return html`<ul>\n${items}</ul>\n`;
}

function filterForm(query: ListQuery): Html {
  const { state, handling, words, from, to } = query;
  const isNarrowed = words !== '' || from !== '' || to !== '';
  const all = listAddress(query, { words: '', from: '', to: '' });
  return html`<search>
<form class="filter" action="/" method="get">
${state !== '' && html`<input type="hidden" name="state" value="${state}">\n`}${handling !== '' && html`<input type="hidden" name="handling" value="${handling}">\n`}<div class="field field-wide">
<label for="words">Words or a reference</label>
<input id="words" name="words" type="search" maxlength="200" value="${words}">
</div>
<div class="field">
<label for="from">From day</label>
<input id="from" name="from" type="date" value="${from}">
</div>
<div class="field">
<label for="to">To day</label>
<input id="to" name="to" type="date" value="${to}">
</div>
<button type="submit">Search</button>
${isNarrowed && html`<a class="clear" href="${all}">Show all again</a>\n`}</form>
</search>`;
}

function results(props: ListProps, { enquiries, newer, older, lookedTo }: ListPage): Html {
  const { query } = props;
  const none = lookedTo === null ? 'Nothing to show.' : 'Nothing found so far.';
  const newerLink =
    newer !== null &&
    html`<a href="${listAddress(query, { newer: placeText(newer) })}">← Newer</a>`;
  const olderLink =
    older !== null &&
    html`<a href="${listAddress(query, { older: placeText(older) })}">Older →</a>`;
  const looked =
    lookedTo &&
    html`<p class="aside">Looked back to ${momentInWords(lookedTo)}. “Older” looks on from there.</p>\n`;
  const rows = enquiries.map((enquiry) => row(enquiry, props));
  return html`${rows.length === 0 ? html`<p class="empty">${none}</p>` : html`<ol class="inbox">\n${rows}</ol>`}
${rows.length > 0 && severalForm(props)}${looked}<nav class="pages" aria-label="Pages">${newerLink}${olderLink}</nav>
${rows.length > 0 && exportLinks(query)}`;
}

/** What may be done to the enquiries that are ticked; the boxes stand in the rows. */
function severalForm({ query, formToken }: ListProps): Html {
  const options = handlings.map(
    (each) => html`<option value="${each}">${handlingWords[each].name}</option>\n`,
  );
  return html`<form id="several" class="several" method="post" action="/several${queryText(query)}" aria-label="Those that are ticked">
<input type="hidden" name="form" value="${formToken}">
<div class="field"><label for="several-handling">Mark those that are ticked as</label>
<select id="several-handling" name="handling">
${options}</select></div>
<button name="act" value="mark" data-variant="quiet">Mark</button>
<button name="act" value="release" data-variant="quiet">Release</button>
<button name="act" value="erase" data-variant="quiet">Erase…</button>
</form>\n`;
}

function exportLinks(query: ListQuery): Html {
  const all = queryText({ ...query, older: '', newer: '' });
  return html`<p class="aside">All of these, over every page, as a file: <a href="/export.csv${all}">for a spreadsheet (CSV)</a> or <a href="/export.json${all}">as JSON</a>.</p>`;
}

function row(enquiry: StoredEnquiry, { query, since }: ListProps): Html {
  const { id, reference, receivedAt, text, subject, state, spamScore, spamReasons } = enquiry;
  const about = subject !== '' && html`<b dir="auto">${written(onOneLine(subject))}</b>`;
  const beginning = written(beginningOf(onOneLine(text.message), longestBeginning));
  const done = handlingInWords(enquiry, momentInWords);
  const name = nameOf(enquiry);
  const isNew = since !== null && receivedAt > since;
  const why = html`<p class="row-why">Score ${spamScore}: ${spamReasons.join('; ')}</p>\n`;
  return html`<li data-state="${state}">
<div class="row-head"><input type="checkbox" name="id" value="${id}" form="several" aria-label="${name}, ${reference}">
<a class="row-name" href="/enquiries/${id}${queryText(query)}"><bdi>${written(name)}</bdi></a>${isNew && html` <span class="state" data-state="sent">New to you</span>`}</div>
<div>
<p class="row-words">${about} <span dir="auto">${beginning}</span></p>
${state === 'quarantined' && why}${done !== '' && html`<p class="row-facts">${done}</p>\n`}</div>
<p class="row-facts">${query.state !== state && stateMark(state)} <time datetime="${receivedAt.toISOString()}">${momentInWords(receivedAt)}</time> <span class="reference">${reference}</span></p>
</li>\n`;
}

/** The name of a state, in its colours. */
export function stateMark(state: EnquiryState): Html {
  return html`<span class="state" data-state="${state}">${stateWords[state].name}</span>`;
}
