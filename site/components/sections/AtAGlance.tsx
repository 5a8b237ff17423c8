import type { ReactNode } from 'react';
import type { Guide } from '../../../compiler/guides.ts';
import { words } from '../../../compiler/words.ts';
import { FactFigure } from '../elements/FactFigure.tsx';
import styles from './AtAGlance.module.css';

type AtAGlanceProps = { guide: Guide; today: Date };

/** The four things that people ask first. */
export function AtAGlance({ guide, today }: AtAGlanceProps) {
  const { fee, time, validity } = guide.atAGlance;
  return (
    <section className={styles.panel} id="at-a-glance" aria-labelledby="at-a-glance-title">
      <h2 className={styles.title} id="at-a-glance-title">
        {words.guide.atAGlance}
      </h2>
      <dl className={styles.list}>
        <Answer label={words.guide.authority}>
          <a href={guide.authority.url}>{guide.authority.name}</a>
        </Answer>
        <Answer label={words.guide.officialFee} detail={fee.label}>
          <FactFigure fact={fee} today={today} place="cell" />
        </Answer>
        <Answer label={words.guide.usualTime} detail={time.label}>
          <FactFigure fact={time} today={today} place="cell" />
        </Answer>
        <Answer label={words.guide.validity} detail={validity.label}>
          <FactFigure fact={validity} today={today} place="cell" />
        </Answer>
      </dl>
    </section>
  );
}

type AnswerProps = { label: string; detail?: string; children: ReactNode };

function Answer({ label, detail, children }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <dt>{label}</dt>
      <dd>
        {children}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </dd>
    </div>
  );
}
