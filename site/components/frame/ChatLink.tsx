import type { Frame } from '../../../compiler/page.ts';
import styles from './ChatLink.module.css';

/** Opens a messaging app; nothing of it is loaded here. It stands before the footer and floats only beside a margin. */
export function ChatLink({ title, path, label }: Frame['chat']) {
  return (
    <aside className={`${styles.chat} column`} aria-label={title}>
      <a className={styles.link} href={path} rel="noreferrer" aria-label={label}>
        {/* Drawn here, because every page carries it: the library's weighs 90 bytes more. */}
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M12 3a9 9 0 0 0-8 13.5L3 21l4.5-1A9 9 0 1 0 12 3z" />
        </svg>
        <span>{label}</span>
      </a>
    </aside>
  );
}
