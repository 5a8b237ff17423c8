import { words } from '../../../compiler/words.ts';
import type { ContactSettings } from '../../../contract/contact-settings.ts';
import styles from './Banner.module.css';

type BannerProps = { contact: ContactSettings['contact'] };

/**
 * The red bar with phone, email and the way to the contact page.
 * Its dismiss button is shown by the enhancement that makes it work: without scripts the bar simply stays.
 */
export function Banner({ contact }: BannerProps) {
  return (
    <aside className={styles.banner} aria-label={words.frame.bannerLabel} data-banner>
      <div className={`${styles.row} column`}>
        <p className={styles.notice}>{words.frame.bannerNotice}</p>
        <ul className={styles.ways}>
          <li>
            <a href={`tel:${contact.phone.dial}`}>{contact.phone.label}</a>
          </li>
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
          <li>
            <a href="/contact">{words.frame.contactNow}</a>
          </li>
        </ul>
        <button
          className={styles.dismiss}
          type="button"
          aria-label={words.frame.dismissBanner}
          data-dismiss
          hidden
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </aside>
  );
}
