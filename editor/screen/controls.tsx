import { type ComponentProps, type ReactNode, useId } from 'react';
import { say, words } from './words.ts';

type ButtonProps = ComponentProps<'button'> & {
  /** "action" for the one thing to do next; "quiet" for the rest; "mark" for a sign instead of words. */
  tone?: 'action' | 'quiet' | 'mark';
};

export function Button({ tone = 'quiet', ...rest }: ButtonProps) {
  return <button type="button" {...rest} data-tone={tone} />;
}

type TextBoxProps = ComponentProps<'input'> & { label: string; help?: string | undefined };

/** A box for one line, with its name and what helps to fill it before it. */
export function TextBox({ label, help, ...rest }: TextBoxProps) {
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}-help`;
  return (
    <>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {help === undefined ? null : (
        <p id={helpId} className="quiet">
          {help}
        </p>
      )}
      <input id={id} aria-describedby={helpId} {...rest} />
    </>
  );
}

type DialogProps = {
  title: string;
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A window over the screen; Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, closeLabel = words.close, onClose, children }: DialogProps) {
  const heading = useId();
  return (
    <dialog
      ref={showWhileThere}
      aria-labelledby={heading}
      className="box"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="row apart">
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

/** How much is wrong in what it stands beside. */
export function ProblemCount({ count }: { count: number }) {
  return count === 0 ? null : <span className="count">{say(words.files.problems, { count })}</span>;
}
