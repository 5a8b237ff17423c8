import type { ComponentProps } from 'react';
import { joinClasses } from '../classes.ts';
import styles from './PageSection.module.css';

type PageSectionProps = ComponentProps<'section'> & { id: string; title: string };

/** A part of the page under a heading of its own that links can land on. */
export function PageSection({ id, title, className, children, ...rest }: PageSectionProps) {
  return (
    <section {...rest} id={id} className={joinClasses(styles.section, className)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
