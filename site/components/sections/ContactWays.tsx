import { settings } from '../../../compiler/settings.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import { SampleTag } from '../elements/SampleTag.tsx';
import styles from './ContactWays.module.css';

/** Phone, email, hours and chat, for people who would rather not use a form. */
export function ContactWays() {
  const { phone, email, chat, sample } = settings.contact;
  return (
    <dl className={styles.ways} data-setting>
      <div>
        <dt>
          {words.contactPage.phone} {sample && <SampleTag />}
        </dt>
        <dd>
          <a href={`tel:${phone.dial}`}>{phone.label}</a>
        </dd>
      </div>
      <div>
        <dt>
          {words.contactPage.email} {sample && <SampleTag />}
        </dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>
          {words.contactPage.chat} {sample && <SampleTag />}
        </dt>
        <dd>
          <a href={chat.url} rel="noreferrer">
            {fillIn(words.frame.chat, { app: chat.app })}
          </a>
        </dd>
      </div>
      <div>
        <dt>{words.contactPage.hours}</dt>
        <dd>{settings.supportHours.label}</dd>
      </div>
    </dl>
  );
}
