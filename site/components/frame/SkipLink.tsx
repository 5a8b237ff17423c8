import { words } from '../../../compiler/words.ts';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: over the frame, to the page's own text. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      {words.frame.skipLink}
    </a>
  );
}
