import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../../site/components/classes.ts';
import styles from './controls.module.css';

type ButtonProps = ComponentProps<'button'> & {
  /** "action" for the one thing to do next; "quiet" for the rest; "mark" for a sign instead of words. */
  tone?: 'action' | 'quiet' | 'mark';
};

export function Button({ tone = 'quiet', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-tone={tone}
      className={joinClasses(styles.button, className)}
    />
  );
}

type DialogProps = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A window over the screen; Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.dialogHead}>
        <h2 id={heading}>{title}</h2>
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
      {children}
    </dialog>
  );
}

type AskProps = { question: string; yes: string; no: string; onAnswer: (isYes: boolean) => void };

/** Asks before something that cannot be undone. */
export function Ask({ question, yes, no, onAnswer }: AskProps) {
  return (
    <Dialog title={yes} closeLabel={no} onClose={() => onAnswer(false)}>
      <p>{question}</p>
      <p className={styles.row}>
        <Button tone="action" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </p>
    </Dialog>
  );
}
