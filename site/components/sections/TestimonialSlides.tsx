import type { Testimonial } from '../../../compiler/schemas/testimonials.ts';
import { starWords } from '../../../compiler/testimonials.ts';
import { Initials } from '../elements/Initials.tsx';
import { SampleTag } from '../elements/SampleTag.tsx';
import { Stars } from '../elements/Stars.tsx';
import styles from './Slides.module.css';

type TestimonialSlidesProps = { testimonials: readonly Testimonial[] };

/** A row of what people wrote, with five stars each. A carousel moves it; without scripts it is a list. */
export function TestimonialSlides({ testimonials }: TestimonialSlidesProps) {
  return (
    <ul className={styles.track} data-kind="testimonials">
      {testimonials.map((testimonial) => {
        const { id, sample, initials, name, role, text } = testimonial;
        return (
          <li className={styles.slide} key={id}>
            <div className={styles.card}>
              <div className={styles.writer}>
                <Initials initials={initials} />
                <div>
                  <h3>
                    {name} {sample && <SampleTag />}
                  </h3>
                  <p>{role}</p>
                </div>
              </div>
              <p>{text}</p>
              <Stars {...starWords(testimonial)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
