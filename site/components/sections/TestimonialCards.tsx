import { dayLabel } from '../../../compiler/dates.ts';
import type { Testimonial } from '../../../compiler/schemas/testimonials.ts';
import { starWords } from '../../../compiler/testimonials.ts';
import { words } from '../../../compiler/words.ts';
import { Initials } from '../elements/Initials.tsx';
import { SampleTag } from '../elements/SampleTag.tsx';
import { Stars } from '../elements/Stars.tsx';
import styles from './TestimonialCards.module.css';

export type TestimonialCardsProps = { testimonials: readonly Testimonial[] };

/** Stars in a card's row. Source: the site specification, route table. */
const starsInRow = 8;

/** What people wrote to us, each with where it came from. */
export function TestimonialCards({ testimonials }: TestimonialCardsProps) {
  return (
    <ul className={styles.cards}>
      {testimonials.map((testimonial) => (
        <li className={styles.card} key={testimonial.id}>
          <Writer testimonial={testimonial} />
          <Stars {...starWords(testimonial)} count={starsInRow} />
          <Text testimonial={testimonial} />
          <Origin testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

type PartProps = { testimonial: Testimonial };

function Writer({ testimonial: { initials, name, role, sample } }: PartProps) {
  return (
    <div className={styles.writer}>
      <Initials initials={initials} />
      <div>
        <h3 className={styles.name}>
          {name} {sample && <SampleTag />}
        </h3>
        <p className={styles.role}>{role}</p>
      </div>
    </div>
  );
}

/** Only what somebody has written is a quotation. */
function Text({ testimonial: { sample, text } }: PartProps) {
  return sample ? (
    <p>{text}</p>
  ) : (
    <blockquote className={styles.quotation}>
      <p>{text}</p>
    </blockquote>
  );
}

function Origin({ testimonial: { category, date, origin } }: PartProps) {
  return (
    <p className={styles.origin}>
      {`${category} · ${origin.source} · `}
      <time dateTime={date}>{dayLabel(date)}</time>
      {origin.consentOnFile && ` · ${words.testimonials.consent}`}
    </p>
  );
}
