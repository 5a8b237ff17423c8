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
  const states = enquiryStates.map((word) => ({ word, ...stateWords[word], count: counts[word] }));
  return countedLinks(query, 'state', [...states, { word: '', name: 'All', count: all }]);
}

function handlingLinks(query: ListQuery, counts: ListProps['handlingCounts']): Html {
  const words = handlings.map((word) => ({ word, ...handlingWords[word], count: counts[word] }));
  return countedLinks(query, 'handling', words);
}

/** Ways to the list of those alone that are called so; whoever is there is led back to all of them. */
function countedLinks(
  query: ListQuery,
  kind: 'state' | 'handling',
  items: readonly { word: string; name: string; count: number }[],
): Html {
  const links = items.map(({ word, name, count }) => {
    const isCurrent = query[kind] === word;
    const address = listAddress(query, { [kind]: isCurrent ? '' : word });
    return html`<li><a href="${address}"${isCurrent && html` aria-current="page"`}>${name} <span class="count">${countInWords(count)}</span></a></li>\n`;
  });
  return html`<ul>\n${links}</ul>`;
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
  return html`<form id="several" class="several" method="post" action="/several${queryText(query)}" aria-label="Those that are ticked">
<input type="hidden" name="form" value="${formToken}">
<div class="field"><label for="several-handling">Mark those that are ticked as</label>
<select id="several-handling" name="handling">
${handlingOptions()}</select></div>
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

/** What staff may say of an enquiry, to choose from. */
export function handlingOptions(chosen?: Handling): Html[] {
  return handlings.map((each) => {
    const isChosen = each === chosen && html` selected`;
    return html`<option value="${each}"${isChosen}>${handlingWords[each].name}</option>\n`;
  });
}
