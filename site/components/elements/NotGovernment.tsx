import { words } from '../../../compiler/words.ts';
import styles from './OfficialRoute.module.css';

/** The way past us beside a button that stands for no one document: where official fees and the authorities' own pages are. */
export function NotGovernment() {
  return (
    <p className={styles.notice}>
      {words.contactNotice.notGovernment} <a href="/services">{words.contactNotice.guides}</a>
    </p>
  );
}
