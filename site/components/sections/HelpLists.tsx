import type { Guide } from '../../../compiler/guides.ts';
import type { Block } from '../../../compiler/rich-text.ts';
import { words } from '../../../compiler/words.ts';
import { RichText } from '../elements/RichText.tsx';
import styles from './HelpLists.module.css';

type HelpListsProps = { help: Guide['help']; today: Date };

/** What we do and what we do not do, as clear as each other. */
export function HelpLists({ help, today }: HelpListsProps) {
  return (
    <div className={styles.pair}>
      <HelpList tone="can" title={words.guide.canDo} items={help.can} today={today} />
      <HelpList tone="cannot" title={words.guide.cannotDo} items={help.cannot} today={today} />
    </div>
  );
}

type HelpListProps = {
  tone: 'can' | 'cannot';
  title: string;
  items: readonly Block[][];
  today: Date;
};

function HelpList({ tone, title, items, today }: HelpListProps) {
  return (
    <div className={styles.side} data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {items.map((blocks, index) => (
          <li key={`${tone}-${String(index)}`}>
            <RichText blocks={blocks} today={today} />
          </li>
        ))}
      </ul>
    </div>
  );
}
