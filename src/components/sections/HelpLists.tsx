import type { Guide } from '../../lib/guides.ts';
import { words } from '../../lib/words.ts';
import { RichText } from '../elements/RichText.tsx';
import styles from './HelpLists.module.css';

type HelpListsProps = { help: Guide['help']; today: Date };

/** What we do and what we do not do, as clear as each other. */
export function HelpLists({ help, today }: HelpListsProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.side}>
        <h3>{words.guide.canDo}</h3>
        <ul>
          {help.can.map((blocks, index) => (
            <li key={`can-${String(index)}`}>
              <RichText blocks={blocks} today={today} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.side} data-tone="cannot">
        <h3>{words.guide.cannotDo}</h3>
        <ul>
          {help.cannot.map((blocks, index) => (
            <li key={`cannot-${String(index)}`}>
              <RichText blocks={blocks} today={today} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
