import { onOneLine } from '../../terminal/plain-text.ts';
import { type EnquiryState, enquiryStates, type StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import type { ListPage } from '../store/paging.ts';
import type { StoreStatus } from '../store/rows.ts';
import type { StaffPage } from './frame.ts';
import { type ListQuery, listAddress, queryText } from './list-query.ts';
import { countInWords, momentInWords, nameOf, stateWords } from './words.ts';

type ListParts = {
  query: ListQuery;
  /** Null when the days of the query cannot be understood. */
  page: ListPage | null;
  status: StoreStatus;
  /** How long the oldest has waited that is still to be mailed; null when none is. */
  longestWait: string | null;
};

/** Enquiries, newest first, a page at a time. */
export function listPage({ query, page, status, longestWait }: ListParts): StaffPage {
  const state = query.state && stateWords[query.state];
  const title = state?.name ?? 'All enquiries';
  const problem = 'Choose real days, the first one not after the last. Nothing was looked for.';
  const body = html`<div class="columns">
<nav class="states" aria-label="By state">
${stateLinks(query, status)}
${longestWait !== null && html`<p class="aside">The oldest one unsent has waited ${longestWait}.</p>`}
</nav>
<main id="main">
<h1>${title}</h1>
${state && html`<p class="lead">${state.meaning}</p>`}
${filterForm(query)}
${page === null ? html`<p class="problem">${problem}</p>` : results(query, page)}
</main>
</div>`;
  return { title, body };
}

function stateLinks(query: ListQuery, { counts }: StoreStatus): Html {
  const all = enquiryStates.reduce((sum, state) => sum + counts[state], 0);
  const current = html` aria-current="page"`;
  const link = (state: EnquiryState | null, name: string, count: number) =>
    html`<a href="${listAddress(query, { state })}"${query.state === state && current}>${name} <span class="count">${countInWords(count)}</span></a>`;
  return html`<ul>
${enquiryStates.map((state) => html`<li data-state="${state}">${link(state, stateWords[state].name, counts[state])}</li>\n`)}
<li>${link(null, 'All', all)}</li>
</ul>`;
}

function filterForm(query: ListQuery): Html {
  const { state, words, from, to } = query;
  const isNarrowed = words !== '' || from !== '' || to !== '';
  const whole = listAddress(query, { words: '', from: '', to: '' });
  return html`<search>
<form class="filter" action="/" method="get">
${state !== null && html`<input type="hidden" name="state" value="${state}">`}
<div class="field field-wide">
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
${isNarrowed && html`<a class="clear" href="${whole}">Show all again</a>`}
</form>
</search>`;
}

function results(query: ListQuery, { enquiries, newer, older, lookedTo }: ListPage): Html {
  const newerLink =
    newer && html`<a href="${listAddress(query, { newerThan: newer })}">← Newer</a>`;
  const olderLink =
    older && html`<a href="${listAddress(query, { olderThan: older })}">Older →</a>`;
  const nothingThere = lookedTo === null ? 'Nothing to show.' : 'Nothing found so far.';
  const list =
    enquiries.length === 0
      ? html`<p class="empty">${nothingThere}</p>`
      : html`<ol class="inbox">\n${enquiries.map((enquiry) => row(enquiry, query))}</ol>`;
  const exportQuery = queryText({ ...query, olderThan: null, newerThan: null });
  const files = html`<p class="aside">All of these, over every page, as a file:
<a href="/export.csv${exportQuery}">for a spreadsheet (CSV)</a> or
<a href="/export.json${exportQuery}">as JSON</a>.</p>`;
  return html`${list}
${lookedTo && html`<p class="aside">Looked back to ${momentInWords(lookedTo)}. “Older” looks on from there.</p>`}
<nav class="pages" aria-label="Pages">${newerLink}${olderLink}</nav>
${enquiries.length > 0 && files}`;
}

function row(enquiry: StoredEnquiry, query: ListQuery): Html {
  const { id, reference, receivedAt, text, subject, state, spamScore, spamReasons } = enquiry;
  const about = subject !== '' && html`<b dir="auto">${onOneLine(subject)}</b>`;
  return html`<li data-state="${state}">
<a class="row-name" href="/enquiries/${id}${queryText(query)}"><bdi>${nameOf(enquiry)}</bdi></a>
<div>
<p class="row-words">${about} <span dir="auto">${beginningOf(text.message)}</span></p>
${state === 'quarantined' && html`<p class="row-why">Score ${spamScore}: ${spamReasons.join('; ')}</p>`}
</div>
<p class="row-facts">${query.state !== state && stateBadge(state)}
<time datetime="${receivedAt.toISOString()}">${momentInWords(receivedAt)}</time>
<span class="reference">${reference}</span></p>
</li>
`;
}

function beginningOf(message: string): string {
  return onOneLine(message).slice(0, 240).toWellFormed();
}

/** The name of a state, in its colours. */
export function stateBadge(state: EnquiryState): Html {
  return html`<span class="state" data-state="${state}">${stateWords[state].name}</span>`;
}
