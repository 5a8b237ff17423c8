import { inLines, onOneLine } from '../../terminal/plain-text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { amendmentInWords, answersOf, stateWords } from '../in-words.ts';
import { framed } from './answers.ts';
import { handlingOptions, stateMark } from './list-page.ts';
import { erasingAddress } from './list-query.ts';
import { answerLink, asSentence, momentInWords, nameOf, written } from './words.ts';

type EnquiryProps = {
  siteName: string;
  enquiry: StoredEnquiry;
  /** What else came under its one-time id: the words it changes, and those that change it. */
  related: readonly StoredEnquiry[];
  /** What was just done to it, in a sentence; '' when nothing. */
  done: string;
  /** The one before and the one after it in the list that it was opened from; null at its ends. */
  newerId: string | null;
  olderId: string | null;
  /** The list that it was opened from. */
  backTo: string;
  /** As it stands in the address, to come back to the same list. */
  listQuery: string;
  formToken: string;
};

/** Answers that stand elsewhere on the page. */
const shownElsewhere = ['fname', 'lname', 'message', 'subject'];

/** One enquiry in full, and what may be done with it. */
export function enquiryPage(props: EnquiryProps): Html {
  const { siteName, enquiry, done, backTo } = props;
  const { reference, receivedAt } = enquiry;
  return framed(
    { title: reference, siteName },
    html`<main id="main" class="enquiry">
<nav class="pages" aria-label="Enquiries"><a href="${backTo}">Back to the list</a>${neighbours(props)}</nav>
${done !== '' && html`<p class="done" role="status">${done}</p>\n`}<h1><bdi>${written(nameOf(enquiry))}</bdi></h1>
<p class="lead"><span class="reference">${reference}</span>, received <time datetime="${receivedAt.toISOString()}">${momentInWords(receivedAt)}</time></p>
<div class="enquiry-columns">
${whatWasWritten(props)}
${actions(props)}
</div>
</main>`,
  );
}

function neighbours({ newerId, olderId, listQuery }: EnquiryProps): Html[] {
  const links = [
    newerId !== null && html`<a href="/enquiries/${newerId}${listQuery}">← Newer</a>`,
    olderId !== null && html`<a href="/enquiries/${olderId}${listQuery}">Older →</a>`,
  ];
  return links.filter((link) => link !== false);
}

function whatWasWritten({ enquiry, related }: EnquiryProps): Html {
  const { subject, text } = enquiry;
  const about = html`<p class="about" dir="auto">About: ${written(onOneLine(subject))}</p>\n`;
  const facts = answersOf(enquiry).filter(({ name }) => !shownElsewhere.includes(name));
  return html`<article aria-label="What was written">
${subject !== '' && about}<p class="message" dir="auto">${written(inLines(text.message))}</p>
${relatedWords(enquiry, related)}${pairList('facts', facts)}
</article>`;
}

function relatedWords({ id, amends }: StoredEnquiry, related: EnquiryProps['related']) {
  if (amends === null && related.length === 0) return null;
  const items = related.map((other) => {
    const which = other.amends === id ? 'other words sent later' : 'the first words';
    return html`<li><a href="/enquiries/${other.id}">${other.reference}, ${which}, ${momentInWords(other.receivedAt)}</a></li>\n`;
  });
  return html`<div class="related">
${amends !== null && html`<p>${amendmentInWords(amends)}</p>\n`}${items.length > 0 && html`<ul>\n${items}</ul>\n`}</div>\n`;
}

type Pair = { label: string; value: string | null };

/** Labels with their values; those without one are left out. */
function pairList(className: string, pairs: readonly Pair[]): Html {
  const rows = pairs.map(
    ({ label, value }) =>
      value !== null &&
      value !== '' &&
      html`<div><dt>${label}</dt><dd dir="auto">${written(value)}</dd></div>\n`,
  );
  return html`<dl class="${className}">
${rows.filter((row) => row !== false)}</dl>`;
}

function actions({ enquiry, formToken, listQuery }: EnquiryProps): Html {
  const { id, state } = enquiry;
  const action = (name: string, label: string, variant: Html | null = null) =>
    html`<form method="post" action="/enquiries/${id}/${name}${listQuery}">
<input type="hidden" name="form" value="${formToken}">
<button type="submit"${variant}>${label}</button>
</form>\n`;
  const quiet = state === 'sent' ? html` data-variant="quiet"` : null;
  const isEnded = state === 'sent' || state === 'failed';
  return html`<aside class="actions" aria-label="State and what to do">
<p>${stateMark(state)}</p>
<p>${asSentence(stateWords[state].meaning)}</p>
${pairList('history', historyOf(enquiry))}
${answerButton(enquiry)}${markForm(enquiry, { formToken, listQuery })}
${state === 'quarantined' && action('release', 'Release it')}${isEnded && action('resend', 'Mail it again', quiet)}<p class="action-links">
<a href="/enquiries/${id}/export.json">Everything kept of it, as a file</a>
<a class="danger" href="${erasingAddress([id], listQuery)}">Erase it…</a>
</p>
</aside>`;
}

function answerButton(enquiry: StoredEnquiry): Html {
  const link = answerLink(enquiry);
  if (link === null) return html`<p>No mail program takes the address as it was typed.</p>\n`;
  return html`<p><a class="answer" href="${link}">Answer by email</a></p>\n`;
}

/** What staff say of it, for each other; the visitor reads since when it is answered, and nothing else of it. */
function markForm(
  { id, handling, handler, note }: StoredEnquiry,
  { formToken, listQuery }: Pick<EnquiryProps, 'formToken' | 'listQuery'>,
): Html {
  return html`<form method="post" action="/enquiries/${id}/mark${listQuery}">
<input type="hidden" name="form" value="${formToken}">
<input type="hidden" name="seen" value="${note}">
<input type="hidden" name="seen-handling" value="${handling}">
<input type="hidden" name="seen-handler" value="${handler}">
<div class="field"><label for="handling">State of the answer</label>
<select id="handling" name="handling">
${handlingOptions(handling)}</select></div>
<div class="field"><label for="handler">In whose hands</label>
<input id="handler" name="handler" maxlength="100" autocomplete="off" value="${handler}"></div>
<div class="field"><label for="note">Note for colleagues</label>
<textarea id="note" name="note" rows="3" maxlength="1000" dir="auto">\n${note}</textarea></div>
<button type="submit" data-variant="quiet">Save</button>
</form>`;
}

function historyOf(enquiry: StoredEnquiry): Pair[] {
  const { state, attempts, lastError, nextAttemptAt, sentAt, answeredAt, resends } = enquiry;
  const unlessNone = (count: number) => (count === 0 ? null : String(count));
  return [
    { label: 'Spam score', value: unlessNone(enquiry.spamScore) },
    { label: 'Why', value: enquiry.spamReasons.join('; ') },
    { label: 'Attempts to mail it', value: unlessNone(attempts) },
    { label: 'What went wrong', value: lastError },
    { label: 'Next attempt', value: state === 'stored' ? momentInWords(nextAttemptAt) : null },
    { label: 'Answered', value: answeredAt && momentInWords(answeredAt) },
    { label: 'Mailed', value: sentAt && momentInWords(sentAt) },
    { label: 'Asked to be mailed again', value: unlessNone(resends) },
  ];
}
