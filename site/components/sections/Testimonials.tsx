import type { PartProps, Voice } from '../../../compiler/page.ts';
import { Initials } from '../elements/Initials.tsx';
import { SampleTag } from '../elements/SampleTag.tsx';
import { Stars } from '../elements/Stars.tsx';
import styles from './Testimonials.module.css';

/** Stars in a card's row. Source: the site specification, route table. */
const starsInRow = 8;

/** What people wrote to us, each with where it came from, and places that wait for it. */
export function TestimonialCards({ voices }: PartProps<'testimonial-cards'>) {
  return (
    <ul className="tiles">
      {voices.map((voice) => (
        <li className={`card stack ${styles.card}`} data-waits={waits(voice)} key={voice.id}>
          <VoiceWords voice={voice} starCount={starsInRow} />
          <Origin {...voice} />
        </li>
      ))}
    </ul>
  );
}

type VoiceWordsProps = { voice: Voice; starCount?: number };

/** Who wrote something, as what, and their words. Of a place that waits: what will stand there. */
export function VoiceWords({ voice, starCount }: VoiceWordsProps) {
  const { writer, role, text, sample } = voice;
  if (writer === null) {
    return (
      <>
        <h3>
          {role} {sample !== null && <SampleTag label={sample} />}
        </h3>
        <p>{text}</p>
      </>
    );
  }
  return (
    <>
      <div className={styles.writer}>
        <Initials initials={writer.initials} />
        <div>
          <h3>{writer.name}</h3>
          <p>{role}</p>
        </div>
      </div>
      <Stars {...writer.stars} count={starCount} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
    </>
  );
}

/** For styles: an empty place looks like one. */
function waits({ writer }: Voice): '' | undefined {
  return writer === null ? '' : undefined;
}

function Origin({ category, writer }: Voice) {
  if (writer === null) return <p className={styles.origin}>{category}</p>;
  const { source, date, consent } = writer;
  return (
    <p className={styles.origin}>
      {`${category} · ${source} · `}
      <time dateTime={date.day}>{date.label}</time>
      {` · ${consent}`}
    </p>
  );
}

/** What people wrote, each with its day, what it is about, and who wrote it. */
export function Voices({ voices }: PartProps<'voices'>) {
  return (
    <ul className={styles.voices} data-items>
      {voices.map(({ id, sample, writer, category, role, text }) => (
        <li className={`stack ${styles.voice}`} key={id}>
          <p className={`quiet ${styles.about}`}>
            {writer !== null && <time dateTime={writer.date.day}>{writer.date.label}</time>}
            <span>{category}</span> {sample !== null && <SampleTag label={sample} />}
          </p>
          <p>{text}</p>
          <p className={styles.author}>{writer?.name ?? role}</p>
        </li>
      ))}
    </ul>
  );
}
