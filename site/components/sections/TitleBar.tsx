import type { ReactNode } from 'react';
import type { Block } from '../../../compiler/rich-text.ts';
import { RichText } from '../elements/RichText.tsx';
import { Breadcrumbs, type Crumb } from '../frame/Breadcrumbs.tsx';
import styles from './TitleBar.module.css';

type TitleBarProps = {
  title: string;
  lead: readonly Block[];
  trail: readonly Crumb[];
  today: Date;
  /** What stands under the lead, such as the contact button. */
  children?: ReactNode;
  /** A picture beside the words, on wide screens only. */
  picture?: ReactNode;
  /** Something to read beside the words; below them on small screens. */
  aside?: ReactNode;
};

/** Where a page begins: the way here, its name, and what it is about. */
export function TitleBar({ title, lead, trail, today, children, picture, aside }: TitleBarProps) {
  return (
    <div className={styles.bar}>
      <div className={`${styles.row} column`}>
        {trail.length > 1 && <Breadcrumbs trail={trail} />}
        <div className={styles.words}>
          <h1>{title}</h1>
          <div className={styles.lead}>
            <RichText blocks={lead} today={today} />
          </div>
          {children}
        </div>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
