import type { ComponentProps } from 'react';
import styles from './ButtonLink.module.css';

/** It takes no class: which of two rules for one element decides hangs on the order of their files. */
type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  href: string;
  /** "quiet" for the lesser of two ways on. */
  tone?: 'quiet';
};

/** A link that looks like a button: the next step that a page proposes. */
export function ButtonLink({ tone, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} data-tone={tone} className={styles.button}>
      {children}
    </a>
  );
}

/** The same look, for what a form does. */
export function Button(props: ComponentProps<'button'>) {
  return <button {...props} className={styles.button} />;
}
