import type { ComponentProps } from 'react';
import { joinClasses } from '../classes.ts';
import styles from './ButtonLink.module.css';

type ButtonLinkProps = ComponentProps<'a'> & {
  href: string;
  /** "quiet" for the lesser of two ways on. */
  tone?: 'quiet';
};

/** A link that looks like a button: the next step that a page proposes. */
export function ButtonLink({ tone, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} data-tone={tone} className={joinClasses(styles.button, className)}>
      {children}
    </a>
  );
}

/** The same look, for what a form does. */
export function Button(props: ComponentProps<'button'>) {
  return <button {...props} className={styles.button} />;
}
