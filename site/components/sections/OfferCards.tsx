import type { Offer } from '../../../compiler/offers.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import { DocumentIcon } from '../elements/DocumentIcon.tsx';
import { OurFee } from '../elements/OurFee.tsx';
import styles from './OfferCards.module.css';

type OfferCardsProps = { offers: readonly Offer[]; today: Date };

/** Offers with a line each, their two prices, and the guide that costs nothing. */
export function OfferCards({ offers, today }: OfferCardsProps) {
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li className={styles.card} key={offer.path}>
          <div className={styles.words}>
            <DocumentIcon kind={offer.kind} size={28} />
            <h3>
              <a href={offer.path}>{offer.title}</a>
            </h3>
            <p>{offer.summary}</p>
          </div>
          <OurFee offer={offer} today={today} />
          <p className={styles.guide}>
            <a href={offer.guide.path}>
              {fillIn(words.offer.freeGuide, { guide: offer.guide.shortTitle })}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
