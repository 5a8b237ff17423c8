import type { TitledBlocks } from '../../../compiler/guides.ts';
import { RichText } from '../elements/RichText.tsx';
import styles from './TitledTexts.module.css';

type TitledTextsProps = { items: readonly TitledBlocks[]; today: Date };

/** Short texts, each under a small heading. */
export function TitledTexts({ items, today }: TitledTextsProps) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <div className={styles.item} key={item.title}>
          <h3>{item.title}</h3>
          <RichText blocks={item.body} today={today} />
        </div>
      ))}
    </div>
  );
}
