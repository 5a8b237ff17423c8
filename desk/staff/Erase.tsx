import { erasureReminder, proofInWords } from '../cli/text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import type { Erasure } from '../store/rows.ts';
import type { EnquiryProps } from './Enquiry.tsx';
import { Message } from './Frame.tsx';
import { Written } from './Written.tsx';
import { momentInWords, nameOf } from './words.ts';

type EraseProps = Pick<EnquiryProps, 'siteName' | 'enquiry' | 'formToken' | 'listQuery'> & {
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
        This erases what{' '}
        <bdi>
          <Written text={nameOf(enquiry)} />
        </bdi>{' '}
        wrote, received {momentInWords(receivedAt)}
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

type ProofsProps = {
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
      <p>{erasureReminder}</p>
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
