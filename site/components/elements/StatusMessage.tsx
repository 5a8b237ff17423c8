import type { ComponentProps } from 'react';
import { joinClasses } from '../classes.ts';
import styles from './StatusMessage.module.css';

export type StatusMessageProps = ComponentProps<'p'> & {
  tone?: 'neutral' | 'good' | 'bad';
};

/** A live region. It is drawn from the start, empty, because only what changes in it is read aloud. */
export function StatusMessage({ tone = 'neutral', className, ...rest }: StatusMessageProps) {
  return (
    <p role="status" {...rest} data-tone={tone} className={joinClasses(styles.status, className)} />
  );
}
