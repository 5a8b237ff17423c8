import { MessageCircle } from 'lucide-react';
import type { ContactSettings } from '../../../contract/contact-settings.ts';
import { fillIn, words } from '../../lib/words.ts';
import styles from './ChatLink.module.css';

type ChatLinkProps = { chat: ContactSettings['contact']['chat'] };

/** Opens a messaging app; nothing of it is loaded here. */
export function ChatLink({ chat }: ChatLinkProps) {
  return (
    <aside aria-label={words.contactPage.chat}>
      <a className={styles.link} href={chat.url} rel="noreferrer">
        <MessageCircle aria-hidden="true" size={22} />
        <span className={styles.label}>{fillIn(words.frame.chat, { app: chat.app })}</span>
      </a>
    </aside>
  );
}
