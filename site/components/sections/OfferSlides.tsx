import type { Offer } from '../../../compiler/offers.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { DocumentIcon } from '../elements/DocumentIcon.tsx';
import { OfficialRoute } from '../elements/OfficialRoute.tsx';
import styles from './Slides.module.css';

type OfferSlidesProps = {
  offers: readonly Offer[];
  /** The words on each card's link. */
  apply: string;
  today: Date;
};

/** A row of cards, one for each offer, each beside the official route. A carousel moves it; without scripts it scrolls. */
export function OfferSlides({ offers, apply, today }: OfferSlidesProps) {
  return (
    <ul className={styles.track} data-kind="offers">
      {offers.map((offer) => (
        <li className={styles.slide} key={offer.path}>
          <div className={styles.card}>
            <span className={styles.picture}>
              <DocumentIcon kind={offer.kind} size={64} />
            </span>
            <h3>{offer.title}</h3>
            <p>{offer.summary}</p>
            <p>
              <ButtonLink href={offer.path} aria-label={`${apply}: ${offer.title}`}>
                {apply}
              </ButtonLink>
            </p>
            <OfficialRoute
              authority={offer.authority}
              applyAt={offer.applyAt}
              fee={offer.officialFee}
              today={today}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
