import { useEffect, useRef, useState } from 'react';
import { firstAnswer, lastAnswer } from '../../../plan/shapes.ts';
import { isEmpty, isWhole } from '../../day-field.ts';
import styles from './PlanPage.module.css';

type PartsFieldProps = {
  id: string;
  label: string;
  type: 'date' | 'time';
  value: string | undefined;
  /** Said when the field is left half filled in, which leaves no answer; where null, what it held comes back. */
  halfHint: string | null;
  onAnswer: (answer: string | undefined) => void;
};

/**
 * A day or an hour, typed part by part. The browser's own control keeps the parts: until they make a whole the answer before stands, and nothing
 * is written into the field while somebody is in it.
 */
export function PartsField({ id, label, type, value, halfHint, onAnswer }: PartsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  // React would write a later one into the page, and with it into a field of which half is typed.
  const [first] = useState(value ?? '');
  const [isHalf, setIsHalf] = useState(false);

  useEffect(() => {
    // Another tab, a link, or the way back of something removed.
    if (field.current === null || shown.current === value) return;
    shown.current = value;
    field.current.value = value ?? '';
    setIsHalf(false);
  }, [value]);

  function answer(next: string | undefined): void {
    if (shown.current === next) return;
    shown.current = next;
    onAnswer(next);
  }

  function leave(input: HTMLInputElement): void {
    if (isWhole(input)) return;
    if (halfHint === null) {
      input.value = value ?? '';
    } else {
      answer(undefined);
      setIsHalf(!isEmpty(input));
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.control}
        id={id}
        ref={field}
        type={type}
        {...(type === 'date' && { min: firstAnswer, max: lastAnswer })}
        defaultValue={first}
        aria-invalid={isHalf || undefined}
        aria-describedby={isHalf ? `${id}-half` : undefined}
        onChange={({ target }) => {
          setIsHalf(false);
          if (isWhole(target)) answer(target.value);
          else if (isEmpty(target) && halfHint !== null) answer(undefined);
        }}
        onBlur={({ target }) => leave(target)}
      />
      <span className="quiet" id={`${id}-half`} role="status">
        {isHalf && halfHint}
      </span>
    </div>
  );
}
