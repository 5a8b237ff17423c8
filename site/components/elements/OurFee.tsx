import { formatMoney } from '../../../compiler/money.ts';
import type { Offer } from '../../../compiler/offers.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import { FactFigure } from './FactFigure.tsx';
import { OfficialRoute } from './OfficialRoute.tsx';
import styles from './OurFee.module.css';
import { SampleTag } from './SampleTag.tsx';

export type OurFeeProps = {
  offer: Pick<Offer, 'ourFee' | 'officialFee' | 'authority' | 'applyAt'>;
  today: Date;
};

/**
 * What we charge, never without what the authority charges and the way to it.
 * Source: the site specification, "Not the official channel, said beside the button".
 */
export function OurFee({ offer, today }: OurFeeProps) {
  const { ourFee, officialFee, authority, applyAt } = offer;
  return (
    <div className={styles.block}>
      <dl className={styles.prices}>
        <div className={styles.price}>
          <dt>{words.offer.ourFee}</dt>
          <dd>{ourFee === null ? words.offer.noFee : <OwnPrice fee={ourFee} />}</dd>
        </div>
        <div className={styles.price}>
          <dt>{fillIn(words.offer.officialFee, { authority: authority.shortName })}</dt>
          <dd>
            <span>{officialFee.label}</span>
            <FactFigure fact={officialFee} today={today} place="cell" />
          </dd>
        </div>
      </dl>
      <OfficialRoute
        authority={authority}
        applyAt={applyAt}
        // A figure that was read stands above already.
        fee={officialFee.level === 'unread' ? officialFee : 'beside-this'}
        today={today}
      />
    </div>
  );
}

function OwnPrice({ fee }: { fee: NonNullable<Offer['ourFee']> }) {
  return (
    <>
      <span>{fee.covers}</span>
      <span className={styles.amount}>
        <span className={styles.figure} data-own-fee>
          {formatMoney(fee)}
        </span>
        {fee.sample && <SampleTag />}
      </span>
      <small>{words.offer.onTop}</small>
    </>
  );
}
