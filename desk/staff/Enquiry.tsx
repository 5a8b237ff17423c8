import { inLines, onOneLine } from '../../terminal/plain-text.ts';
import { amendmentInWords, answersOf } from '../cli/text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { Frame } from './Frame.tsx';
import { State } from './List.tsx';
import { Written } from './Written.tsx';
import { momentInWords, nameOf, stateWords } from './words.ts';

export type EnquiryProps = {
  siteName: string;
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

/** Answers that stand elsewhere on the page. */
const shownElsewhere = ['fname', 'lname', 'message', 'subject'];

/** One enquiry in full, and what may be done with it. */
export function Enquiry(props: EnquiryProps) {
  const { siteName, enquiry, related, done, backTo } = props;
  const { reference, receivedAt, text, subject } = enquiry;
  return (
    <Frame title={reference} siteName={siteName}>
      <main id="main" className="enquiry">
        <p>
          <a href={backTo}>← Back to the list</a>
        </p>
        {done !== null && (
          <p className="done" role="status">
            {doneWords[done]}
          </p>
        )}
        <h1>
          <bdi>
            <Written text={nameOf(enquiry)} />
          </bdi>
        </h1>
        <p className="lead">
          <span className="reference">{reference}</span>, received{' '}
          <time dateTime={receivedAt.toISOString()}>{momentInWords(receivedAt)}</time>
        </p>
        <div className="enquiry-columns">
          <article aria-label="What was written">
            {subject !== '' && (
              <p className="about" dir="auto">
                About: <Written text={onOneLine(subject)} />
              </p>
            )}
            <p className="message" dir="auto">
              <Written text={inLines(text.message)} />
            </p>
            <Related enquiry={enquiry} related={related} />
            <Pairs
              className="facts"
              pairs={answersOf(enquiry).filter(({ name }) => !shownElsewhere.includes(name))}
            />
          </article>
          <Actions {...props} />
        </div>
      </main>
    </Frame>
  );
}

function Related({ enquiry, related }: Pick<EnquiryProps, 'enquiry' | 'related'>) {
  if (enquiry.amends === null && related.length === 0) return null;
  return (
    <div className="related">
      {enquiry.amends !== null && <p>{amendmentInWords(enquiry.amends)}</p>}
      {related.length > 0 && (
        <ul>
          {related.map(({ id, reference, receivedAt, amends }) => (
            <li key={id}>
              <a href={`/enquiries/${id}`}>
                {reference}, {amends === enquiry.id ? 'other words sent later' : 'the first words'},{' '}
                {momentInWords(receivedAt)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PairsProps = {
  className: string;
  pairs: readonly { label: string; value: string | null }[];
};

/** Labels with their values; those without one are left out. */
function Pairs({ className, pairs }: PairsProps) {
  return (
    <dl className={className}>
      {pairs
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">
              <Written text={value ?? ''} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Actions({ enquiry, formToken, listQuery }: EnquiryProps) {
  const { id, state } = enquiry;
  return (
    <aside className="actions" aria-label="State and what to do">
      <p>
        <State state={state} />
      </p>
      <p>{stateWords[state].meaning}</p>
      <History enquiry={enquiry} />
      {state === 'quarantined' && (
        <Action
          to={`/enquiries/${id}/release${listQuery}`}
          formToken={formToken}
          label="Release it"
        />
      )}
      {(state === 'sent' || state === 'failed') && (
        <Action
          to={`/enquiries/${id}/resend${listQuery}`}
          formToken={formToken}
          label="Mail it again"
          isQuiet={state === 'sent'}
        />
      )}
      <p className="action-links">
        <a href={`/enquiries/${id}/export.json`}>Everything kept of it, as a file</a>
        <a className="danger" href={`/enquiries/${id}/erase${listQuery}`}>
          Erase it…
        </a>
      </p>
    </aside>
  );
}

type ActionProps = { to: string; formToken: string; label: string; isQuiet?: boolean };

function Action({ to, formToken, label, isQuiet = false }: ActionProps) {
  return (
    <form method="post" action={to}>
      <input type="hidden" name="form" value={formToken} />
      <button type="submit" data-variant={isQuiet ? 'quiet' : undefined}>
        {label}
      </button>
    </form>
  );
}

function History({ enquiry }: { enquiry: StoredEnquiry }) {
  const { state, attempts, lastError, nextAttemptAt, sentAt, resends } = enquiry;
  const unlessNone = (count: number) => (count === 0 ? null : String(count));
  return (
    <Pairs
      className="history"
      pairs={[
        { label: 'Spam score', value: unlessNone(enquiry.spamScore) },
        { label: 'Why', value: enquiry.spamReasons.join('; ') },
        { label: 'Attempts to mail it', value: unlessNone(attempts) },
        { label: 'What went wrong', value: lastError },
        { label: 'Next attempt', value: state === 'stored' ? momentInWords(nextAttemptAt) : null },
        { label: 'Mailed', value: sentAt && momentInWords(sentAt) },
        { label: 'Asked to be mailed again', value: unlessNone(resends) },
      ]}
    />
  );
}
