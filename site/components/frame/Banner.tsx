import type { Frame } from '../../../compiler/page.ts';
import { LinkItems } from '../elements/RichText.tsx';
import styles from './Banner.module.css';

/**
 * The red bar that says who we are not, with phone, email and the way to the contact page where there is room for them; in
 * small windows these stand in the footer.
 * Its dismiss button is shown by the enhancement that makes it work: without scripts the bar simply stays.
 */
export function Banner({ label, notice, ways, dismiss }: Frame['banner']) {
  return (
    <aside className={styles.banner} aria-label={label} data-banner>
      <div className={styles.row}>
        <p className={styles.notice}>{notice}</p>
        <ul className={styles.ways}>
          <LinkItems links={ways} />
        </ul>
        <button className={styles.dismiss} type="button" aria-label={dismiss} data-dismiss hidden>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </aside>
  );
}
