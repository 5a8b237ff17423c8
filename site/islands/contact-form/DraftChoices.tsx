import type { Ref } from 'react';
import type { FormWords } from '../../../compiler/schemas/form-words.ts';
import styles from './DraftChoices.module.css';

type DraftChoicesProps = {
  /** The checkbox. It has no name, so it is not sent. */
  ref: Ref<HTMLInputElement>;
  words: FormWords['draft'];
  isHydrated: boolean;
};

/** Says that a draft is kept, and where. The room is there from the start, so that nothing moves when the form is hydrated. */
export function DraftChoices({ ref, words, isHydrated }: DraftChoicesProps) {
  return (
    <div className={styles.choices} data-state={isHydrated ? 'hydrated' : 'static'}>
      <p className={styles.note}>{words.note}</p>
      <label className={styles.choice}>
        <input ref={ref} type="checkbox" className={styles.box} />
        {words.keepLonger}
      </label>
    </div>
  );
}
