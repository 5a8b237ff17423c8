import type { FormWords } from '../../../compiler/schemas/form-words.ts';
import styles from './OtherWays.module.css';
import { withValue } from './sentence.ts';

/** How to reach the consultancy without the form; all of it comes from the site's settings. */
export type ContactWays = {
  phone: { label: string; dial: string };
  email: string;
  chat: { app: string; url: string };
  /** To follow "We answer within …". */
  answerTime: string;
  /** To follow "We are here …". */
  hours: string;
};

type OtherWaysProps = { contact: ContactWays; words: FormWords['otherWays'] };

export function OtherWays({ contact, words }: OtherWaysProps) {
  return (
    <div className={styles.ways}>
      <p className={styles.heading}>{words.heading}</p>
      <ul className={styles.list}>
        <li>
          {words.email}: <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        <li>
          {words.phone}: <a href={`tel:${contact.phone.dial}`}>{contact.phone.label}</a>
        </li>
        <li>
          <a href={contact.chat.url}>{withValue(words.chat, 'app', contact.chat.app)}</a>
        </li>
      </ul>
      <p>{withValue(words.hours, 'hours', contact.hours)}</p>
    </div>
  );
}
