import { words } from '../../../compiler/words.ts';
import { OurFee, type OurFeeProps } from '../elements/OurFee.tsx';
import styles from './OfferPrice.module.css';

/** Our fee and the official fee, apart from each other, beside the beginning of an offer. */
export function OfferPrice(props: OurFeeProps) {
  return (
    <section className={styles.panel} id="price" aria-labelledby="price-title">
      <h2 className={styles.title} id="price-title">
        {words.offer.price}
      </h2>
      <OurFee {...props} />
    </section>
  );
}
