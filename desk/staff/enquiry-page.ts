import { inLines, onOneLine } from '../../terminal/plain-text.ts';
import { amendmentInWords, answersOf } from '../cli/text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import type { StaffPage } from './frame.ts';
import { stateBadge } from './list-page.ts';
import { momentInWords, nameOf, stateWords } from './words.ts';

export type EnquiryParts = {
  enquiry: StoredEnquiry;
  /** What else came under its one-time id: the words it changes, and those that change it. */
  related: readonly StoredEnquiry[];
  /** What was just done to it. */
  done: keyof typeof doneWords | null;
  /** The list that it was opened from. */
  backTo: string;
  /** As it stands in the address, to come back to the same list. */
  listQuery: string;
  formToken: string;
};

const doneWords = {
  released: 'Released. A running desk mails it within a second.',
  resent: 'It will be mailed again. A running desk does so within a second.',
} as const;

/** One enquiry in full, and what may be done with it. */
export function enquiryPage(parts: EnquiryParts): StaffPage {
  const { enquiry, done, backTo } = parts;
  const { reference, receivedAt, text, subject } = enquiry;
  const body = html`<main id="main" class="enquiry">
<p><a href="${backTo}">← Back to the list</a></p>
${done !== null && html`<p class="done" role="status">${doneWords[done]}</p>`}
<h1><bdi>${nameOf(enquiry)}</bdi></h1>
<p class="lead"><span class="reference">${reference}</span>, received
<time datetime="${receivedAt.toISOString()}">${momentInWords(receivedAt)}</time></p>
<div class="enquiry-columns">
<article aria-label="What was written">
${subject !== '' && html`<p class="about" dir="auto">About: ${onOneLine(subject)}</p>`}
<p class="message" dir="auto">${inLines(text.message)}</p>
${relatedNotes(parts)}
${facts(enquiry)}
</article>
${actions(parts)}
</div>
</main>`;
  return { title: reference, body };
}

function relatedNotes({ enquiry, related }: EnquiryParts): Html | null {
  if (enquiry.amends === null && related.length === 0) return null;
  const items = related.map(({ id, reference, receivedAt, amends }) => {
    const what = amends === enquiry.id ? 'other words sent later' : 'the first words';
    return html`<li><a href="/enquiries/${id}">${reference}, ${what}, ${momentInWords(receivedAt)}</a></li>\n`;
  });
  return html`<div class="related">
${enquiry.amends !== null && html`<p>${amendmentInWords(enquiry.amends)}</p>`}
${items.length > 0 && html`<ul>\n${items}</ul>`}
</div>`;
}

/** What stands elsewhere on the page. */
const shownElsewhere = ['fname', 'lname', 'message', 'subject'];

function facts(enquiry: StoredEnquiry): Html {
  const answers = answersOf(enquiry).filter(({ name }) => !shownElsewhere.includes(name));
  return pairs(
    'facts',
    answers.map(({ label, value }) => [label, value]),
  );
}

/** Labels with their values; those without one are left out. */
function pairs(className: string, all: readonly (readonly [string, string | null])[]): Html {
  const rows = all
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([label, value]) => html`<div>\n<dt>${label}</dt>\n<dd dir="auto">${value}</dd>\n</div>\n`,
    );
  return html`<dl class="${className}">\n${rows}</dl>`;
}

function actions({ enquiry, formToken, listQuery }: EnquiryParts): Html {
  const { id, state } = enquiry;
  const mailAgain = html`<button type="submit"${state === 'sent' && html` data-variant="quiet"`}>Mail it again</button>`;
  const action = (name: string, button: Html) =>
    html`<form method="post" action="/enquiries/${id}/${name}${listQuery}">
<input type="hidden" name="form" value="${formToken}">
${button}
</form>`;
  return html`<aside class="actions" aria-label="State and what to do">
<p>${stateBadge(state)}</p>
<p>${stateWords[state].meaning}</p>
${history(enquiry)}
${state === 'quarantined' && action('release', html`<button type="submit">Release it</button>`)}
${(state === 'sent' || state === 'failed') && action('resend', mailAgain)}
<p class="action-links">
<a href="/enquiries/${id}/export.json">Everything kept of it, as a file</a>
<a class="danger" href="/enquiries/${id}/erase${listQuery}">Erase it…</a>
</p>
</aside>`;
}

function history(enquiry: StoredEnquiry): Html {
  const { attempts, lastError, nextAttemptAt, sentAt, resends, spamReasons, spamScore } = enquiry;
  const unlessNone = (count: number) => (count === 0 ? null : String(count));
  return pairs('history', [
    ['Spam score', unlessNone(spamScore)],
    ['Why', spamReasons.join('; ')],
    ['Attempts to mail it', unlessNone(attempts)],
    ['What went wrong', lastError],
    ['Next attempt', enquiry.state === 'stored' ? momentInWords(nextAttemptAt) : null],
    ['Mailed', sentAt && momentInWords(sentAt)],
    ['Asked to be mailed again', unlessNone(resends)],
  ]);
}
