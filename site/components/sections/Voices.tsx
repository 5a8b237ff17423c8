import { dayLabel } from '../../../compiler/dates.ts';
import type { Testimonial } from '../../../compiler/schemas/testimonials.ts';
import { SampleTag } from '../elements/SampleTag.tsx';
import { PageSection } from './PageSection.tsx';
import styles from './Voices.module.css';

type VoicesProps = { title: string; testimonials: readonly Testimonial[] };

/** What people wrote, each with its day, what it is about, and who wrote it. */
export function Voices({ title, testimonials }: VoicesProps) {
  return (
    <PageSection id="voices" title={title}>
      <ul className={styles.list} data-items>
        {testimonials.map(({ id, sample, date, category, name, text }) => (
          <li className={styles.item} key={id}>
            <p className={styles.about}>
              <time dateTime={date}>{dayLabel(date)}</time>
              <span>{category}</span>
              {sample && <SampleTag />}
            </p>
            <p>{text}</p>
            <p className={styles.author}>{name}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
