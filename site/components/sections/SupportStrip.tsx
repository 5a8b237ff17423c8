import { Clock, MessageCircle, Phone } from 'lucide-react';
import { settings } from '../../../compiler/settings.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import styles from './SupportStrip.module.css';

/** When and how to reach a person. */
export function SupportStrip() {
  const { phone, chat } = settings.contact;
  return (
    <ul className={styles.strip}>
      <li data-setting>
        <Clock aria-hidden="true" size={22} />
        {fillIn(words.country.support, { hours: settings.supportHours.label })}
      </li>
      <li>
        <a href={`tel:${phone.dial}`} data-setting>
          <Phone aria-hidden="true" size={22} />
          {phone.label}
        </a>
      </li>
      <li>
        <a href={chat.url} rel="noreferrer">
          <MessageCircle aria-hidden="true" size={22} />
          {fillIn(words.frame.chat, { app: chat.app })}
        </a>
      </li>
    </ul>
  );
}
