import type { ComponentProps } from 'react';
import '../../styles/art.css';
import styles from './Landscape.module.css';

/** Our own drawn country: hills, a path through them, and the sign that marks it. Decoration only. */
export function Landscape(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 480 300"
      width="480"
      height="300"
      {...props}
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.sky} width="480" height="300" rx="12" />
      <circle className={styles.sun} cx="372" cy="74" r="30" />
      <path className={styles.far} d="M0 168 84 112l70 42 92-72 96 76 60-34 78 48v128H0z" />
      <path className={styles.middle} d="M0 208c70-42 138-34 206-6s150 22 274-22v120H0z" />
      <path
        className={styles.near}
        d="M0 250c90-30 178-28 262-8s150 14 218-10v56q0 12-12 12H12Q0 300 0 288z"
      />
      <path className={styles.path} d="M214 300c-30-30 76-40 62-66s-92-18-84-42 62-14 58-38" />
      <path className={styles.post} d="M326 176h8v92h-8z" />
      <rect className={styles.white} x="316" y="190" width="28" height="15" rx="2" />
      <rect className={styles.red} x="316" y="205" width="28" height="15" rx="2" />
    </svg>
  );
}
