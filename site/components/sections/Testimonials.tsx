import type { PartProps, Voice } from '../../../compiler/page.ts';
import { Initials } from '../elements/Initials.tsx';
import { SampleTag } from '../elements/SampleTag.tsx';
import { Stars } from '../elements/Stars.tsx';
import styles from './Testimonials.module.css';

/** Stars in a card's row. Source: the site specification, route table. */
const starsInRow = 8;

/** What people wrote to us, each with where it came from. */
export function TestimonialCards({ voices }: PartProps<'testimonial-cards'>) {
  return (
    <ul className="tiles">
      {voices.map((voice) => (
        <li className={`card stack ${styles.card}`} key={voice.id}>
          <Writer {...voice} />
          <Stars {...voice.stars} count={starsInRow} />
          <Text {...voice} />
          <Origin {...voice} />
        </li>
      ))}
    </ul>
  );
}

/** Who wrote something, and as what. */
export function Writer({ initials, name, role, sample }: Voice) {
  return (
    <div className={styles.writer}>
      <Initials initials={initials} />
      <div>
        <h3>
          {name} {sample !== null && <SampleTag label={sample} />}
        </h3>
        <p>{role}</p>
      </div>
    </div>
  );
}

/** Only what somebody has written is a quotation. */
function Text({ sample, text }: Voice) {
  if (sample !== null) return <p>{text}</p>;
  return (
    <blockquote>
      <p>{text}</p>
    </blockquote>
  );
}

function Origin({ category, date, source, consent }: Voice) {
  return (
    <p className={styles.origin}>
      {`${category} · ${source} · `}
      <time dateTime={date.day}>{date.label}</time>
      {consent !== null && ` · ${consent}`}
    </p>
  );
}

/** What people wrote, each with its day, what it is about, and who wrote it. */
export function Voices({ voices }: PartProps<'voices'>) {
  return (
    <ul className={styles.voices} data-items>
      {voices.map(({ id, sample, date, category, name, text }) => (
        <li className={`stack ${styles.voice}`} key={id}>
          <p className={`quiet ${styles.about}`}>
            <time dateTime={date.day}>{date.label}</time> <span>{category}</span>{' '}
            {sample !== null && <SampleTag label={sample} />}
          </p>
          <p>{text}</p>
          <p className={styles.author}>{name}</p>
        </li>
      ))}
    </ul>
  );
}
