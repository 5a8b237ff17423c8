import type { OwnPrice, PartProps, Prices } from '../../../compiler/page.ts';
import { Landscape } from '../elements/Landscape.tsx';
import { FactFigure, SampleTag, WayPast } from '../elements/RichText.tsx';
import styles from './Offers.module.css';

/** Offers with a line each, their two prices, and the guide that costs nothing. */
export function OfferCards({ offers }: PartProps<'offer-cards'>) {
  return (
    <ul className={`stack ${styles.cards}`}>
      {offers.map(({ picture, title, path, summary, prices, guide }) => (
        <li className={`card marked stack ${styles.card}`} key={path}>
          <div className={`stack tighter ${styles.words}`}>
            <Landscape picture={picture} alt="" place="card" />
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{summary}</p>
          </div>
          <PricePair {...prices} />
          <p className={styles.guide}>
            <a href={guide.path}>{guide.label}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Our fee and the official fee, apart from each other, beside the beginning of an offer. */
export function PricePanel({ title, prices }: PartProps<'prices'>) {
  return (
    <section className={`card marked ${styles.panel}`} id="price" aria-labelledby="price-title">
      <h2 className={styles.title} id="price-title">
        {title}
      </h2>
      <PricePair {...prices} />
    </section>
  );
}

/**
 * What we charge, never without what the authority charges and the way to it.
 * Source: the site specification, "Not the official channel, said beside the button".
 */
export function PricePair({ ours, official, wayPast }: Prices) {
  return (
    <div className="stack">
      <dl className="stack">
        <div className={styles.price}>
          <dt>{ours.label} </dt>
          <dd>{ours.amount === null ? ours.none : <OwnAmount {...ours.amount} />}</dd>
        </div>
        <div className={styles.price}>
          <dt>{official.label} </dt>
          <dd>
            <span>{official.figure.label}</span> <FactFigure figure={official.figure} />
          </dd>
        </div>
      </dl>
      <WayPast inlines={wayPast} />
    </div>
  );
}

function OwnAmount({ covers, text, sample, onTop }: OwnPrice) {
  return (
    <>
      <span>{covers}</span>{' '}
      <span className="wrap">
        <span className={styles.figure} data-own-fee>
          {text}
        </span>{' '}
        {sample !== null && <SampleTag label={sample} />}
      </span>{' '}
      <small className="quiet">{onTop}</small>
    </>
  );
}
