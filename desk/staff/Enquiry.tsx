import { type FieldName, fieldNames, fields } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import { inLines, onOneLine } from '../../terminal/plain-text.ts';
import { proofInWords } from '../cli/text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import type { Erasure } from '../store/enquiry-store.ts';
import { Frame, Message } from './Frame.tsx';
import { State } from './List.tsx';
import { momentInWords, stateWords } from './words.ts';

export type EnquiryProps = {
  siteName: string;
  enquiry: StoredEnquiry;
  /** What else came under its one-time id: the words it changes, and those that change it. */
  related: readonly StoredEnquiry[];
  /** What was just done to it. */
  done: 'released' | 'resent' | null;
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
export function Enquiry(props: EnquiryProps) {
  const { siteName, enquiry, related, done, backTo } = props;
  const { reference, receivedAt, text, subject } = enquiry;
  const name = nameOf(enquiry);
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
          <bdi>{name}</bdi>
        </h1>
        <p className="lead">
          <span className="reference">{reference}</span>, received{' '}
          <time dateTime={receivedAt.toISOString()}>{momentInWords(receivedAt)}</time>
        </p>
        <div className="enquiry-columns">
          <article aria-label="What was written">
            {subject !== '' && (
              <p className="about" dir="auto">
                About: {onOneLine(subject)}
              </p>
            )}
            <p className="message" dir="auto">
              {inLines(text.message)}
            </p>
            <Related enquiry={enquiry} related={related} />
            <Facts enquiry={enquiry} />
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
      {enquiry.amends !== null && (
        <p>
          The visitor changed the words of {referenceFor(enquiry.amends)} and sent them again; to
          the visitor both are {referenceFor(enquiry.amends)}.
        </p>
      )}
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

function Facts({ enquiry: { text, page, language } }: Pick<EnquiryProps, 'enquiry'>) {
  const typed = fieldNames
    .filter(
      (field) =>
        !(['fname', 'lname', 'message'] satisfies FieldName[]).some((other) => other === field),
    )
    .map((field) => [fields[field].label, inLines(text[field])] as const);
  const sentAlong = [
    ['Page', onOneLine(page)],
    ['Language', onOneLine(language)],
  ] as const;
  return (
    <dl className="facts">
      {[...typed, ...sentAlong]
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
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
  const { attempts, lastError, nextAttemptAt, sentAt, resends, spamReasons, spamScore, state } =
    enquiry;
  const lines: [string, string][] = [
    ...(spamScore > 0 ? [['Spam score', String(spamScore)] satisfies [string, string]] : []),
    ...(spamReasons.length > 0 ? [['Why', spamReasons.join('; ')] satisfies [string, string]] : []),
    ...(attempts > 0 ? [['Attempts to mail it', String(attempts)] satisfies [string, string]] : []),
    ...(lastError === null ? [] : [['What went wrong', lastError] satisfies [string, string]]),
    ...(state === 'stored'
      ? [['Next attempt', momentInWords(nextAttemptAt)] satisfies [string, string]]
      : []),
    ...(sentAt === null ? [] : [['Mailed', momentInWords(sentAt)] satisfies [string, string]]),
    ...(resends > 0
      ? [['Asked to be mailed again', String(resends)] satisfies [string, string]]
      : []),
  ];
  return (
    <dl className="history">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type EraseProps = Pick<EnquiryProps, 'siteName' | 'enquiry' | 'formToken' | 'listQuery'> & {
  /** References of the changed words that go with it. */
  along: readonly string[];
  /** True when something else than the reference was typed. */
  isWrong: boolean;
};

/** Asks for the reference before an enquiry is erased for good. */
export function Erase({ siteName, enquiry, along, formToken, listQuery, isWrong }: EraseProps) {
  const { id, reference, receivedAt } = enquiry;
  return (
    <Message
      title={`Erase ${reference}`}
      heading={`Erase ${reference} for good?`}
      siteName={siteName}
    >
      <p>
        This erases what <bdi>{nameOf(enquiry)}</bdi> wrote, received {momentInWords(receivedAt)}
        {along.length > 0 && `, with the changed words ${along.join(', ')}`}. A proof stays: id,
        reference, time, and that staff erased it.
      </p>
      <p>
        Mails that were sent and backups that were made still hold the words: erase them there too.
      </p>
      <form method="post" action={`/enquiries/${id}/erase${listQuery}`} className="erase">
        <input type="hidden" name="form" value={formToken} />
        <div className="field">
          <label htmlFor="typed">Type {reference} to erase it</label>
          {isWrong && (
            <p className="error" id="typed-error">
              Type {reference}, as it stands here. Nothing was erased.
            </p>
          )}
          <input
            id="typed"
            name="typed"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? 'typed-error' : undefined}
          />
        </div>
        <p className="buttons">
          <button type="submit" data-variant="danger">
            Erase it for good
          </button>{' '}
          <a href={`/enquiries/${id}${listQuery}`}>Keep it</a>
        </p>
      </form>
    </Message>
  );
}

export type ProofsProps = {
  siteName: string;
  proofs: readonly Erasure[];
  related: readonly StoredEnquiry[];
  /** Where words of it still are in the store's own files; null when nowhere. */
  remains: string | null;
};

/** What is left of an enquiry that was erased. */
export function Proofs({ siteName, proofs, related, remains }: ProofsProps) {
  return (
    <Message title="Erased" heading="Erased, with this proof" siteName={siteName}>
      <ul className="proofs">
        {proofs.map((proof) => (
          <li key={proof.id}>{proofInWords(proof)}</li>
        ))}
      </ul>
      <p>
        These proofs are kept. Mails that were sent and backups that were made still hold the words.
      </p>
      {remains !== null && <p>{remains}</p>}
      {related.map(({ id, reference }) => (
        <p key={id}>
          Other words that came under its id are kept as{' '}
          <a href={`/enquiries/${id}`}>{reference}</a>.
        </p>
      ))}
      <p>
        <a href="/">← All enquiries</a>
      </p>
    </Message>
  );
}

function nameOf({ text }: StoredEnquiry): string {
  return onOneLine(`${text.fname} ${text.lname}`) || 'No name';
}
