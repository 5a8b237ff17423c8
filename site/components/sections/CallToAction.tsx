import type { Home } from '../../../compiler/home.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { NotGovernment } from '../elements/NotGovernment.tsx';
import { RichText } from '../elements/RichText.tsx';
import styles from './CallToAction.module.css';

type CallToActionProps = { callToAction: Home['callToAction']; today: Date };

/** The last words of the home page: write to us, read on, or go past us. */
export function CallToAction({
  callToAction: { title, text, start, more },
  today,
}: CallToActionProps) {
  return (
    <section className={styles.band} aria-labelledby="call-to-action-title">
      <div className={`${styles.row} column`}>
        <h2 id="call-to-action-title">{title}</h2>
        <RichText blocks={text} today={today} />
        <p className={styles.links}>
          <ButtonLink href={start.path}>{start.label}</ButtonLink>{' '}
          <ButtonLink href={more.path} tone="quiet">
            <span>
              {more.label} <span className="visually-hidden">{more.about}</span>
            </span>
          </ButtonLink>
        </p>
        <NotGovernment />
      </div>
    </section>
  );
}
