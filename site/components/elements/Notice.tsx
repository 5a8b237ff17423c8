import type { ComponentProps } from 'react';
import { joinClasses } from '../classes.ts';
import styles from './Notice.module.css';

type NoticeProps = ComponentProps<'div'> & { tone?: 'plain' | 'caution' };

/** A short text set apart from the rest. */
export function Notice({ tone = 'plain', className, ...rest }: NoticeProps) {
  return <div {...rest} data-tone={tone} className={joinClasses(styles.notice, className)} />;
}
