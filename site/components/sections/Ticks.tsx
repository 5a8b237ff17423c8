import type { PartProps } from '../../../compiler/page.ts';
import { Folded } from '../elements/Folded.tsx';
import styles from './Ticks.module.css';

/** The place above a list in which enhancements/ticks.ts says how much of it is done. Without scripts it is not there. */
export function Ticks({ list, questions, words, link }: PartProps<'ticks'>) {
  return (
    <div className={styles.ticks} data-island="ticks" data-list={list}>
      {link !== null && (
        <>
          <a href={link.path}>{link.label}</a>
          <p data-quiet>{words.onDevice}</p>
        </>
      )}
      {questions.length > 0 && (
        <Folded opener={words.questions}>
          {questions.map(({ id, question }) => (
            <fieldset className={styles.question} key={id}>
              <legend>{question}</legend>
              {(['yes', 'no'] as const).map((answer) => (
                <label key={answer}>
                  <input type="radio" name={id} value={answer} /> {words[answer]}
                </label>
              ))}
            </fieldset>
          ))}
        </Folded>
      )}
    </div>
  );
}

/** Where the island draws the plan that this device keeps; without scripts, what to do instead stands there. */
export function PlanPlace({ finderPath, withoutScripts }: PartProps<'plan'>) {
  return (
    <div className={styles.place} data-island="plan" data-finder={finderPath}>
      <p className={`caution ${styles.without}`}>{withoutScripts}</p>
    </div>
  );
}
