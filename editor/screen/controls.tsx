import { type ComponentProps, type ReactNode, useId } from 'react';
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
  const heading = useId();
  return (
    <dialog
      ref={showWhileThere}
      aria-labelledby={heading}
      className={`box ${styles.dialog}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={`row apart ${styles.head}`}>
        <h2 id={heading}>{title}</h2>
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
      {children}
    </dialog>
  );
}

function showWhileThere(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
