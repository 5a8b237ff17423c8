import type { PartProps } from '../../../compiler/page.ts';
import { DataBlock } from '../elements/DataBlock.tsx';
import { Folded } from '../elements/Folded.tsx';
import { Inlines, LinkItems, RichText } from '../elements/RichText.tsx';
import styles from './OfferCheck.module.css';

/** One field, whose words stay in the browser; islands/offer-check/, fetched when it is touched, says what is wrong with them. Not there without scripts. */
export function OfferCheck({ words, questions, outcomes }: PartProps<'offer-check'>) {
  const { label, privacy, happened, ...told } = words;
  return (
    <div className="stack" data-offer-check>
      <div className={styles.field}>
        <label htmlFor="offer">{label}</label>
        <textarea
          className="control"
          id="offer"
          rows={4}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-describedby="offer-privacy"
          data-for="offer-check"
        />
        <p className="quiet" id="offer-privacy">
          {privacy}
        </p>
        <p className={styles.status} role="status" />
        <div className={`stack ${styles.result}`} data-result hidden>
          <ol className={`stack ${styles.findings}`} />
          <ul data-own />
          <div data-questions hidden>
            <p>{told.questions}</p>
            <ol>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </div>
          <div data-official hidden>
            <h2>{told.official}</h2>
          </div>
        </div>
        <DataBlock data={told} data-offer-words="" />
      </div>
      <nav aria-labelledby="happened">
        <p id="happened">{happened}</p>
        <ul className="taps wrap">
          <LinkItems links={outcomes} />
        </ul>
      </nav>
    </div>
  );
}

/** Every sign with why it is one; the script takes the words of a finding from here. */
export function OfferSigns({ items }: PartProps<'offer-signs'>) {
  return (
    <ul className="tiles">
      {items.map(({ id, title, why }) => (
        <li data-sign={id} key={id}>
          <h3>{title}</h3>
          <RichText blocks={why} />
        </li>
      ))}
    </ul>
  );
}

/** The address to type, the total cost and the time of each document, folded by country. */
export function OfferWays({ words, countries }: PartProps<'offer-ways'>) {
  return (
    <div>
      {countries.map(({ title, ways }) => (
        <Folded opener={title} key={title}>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li
                key={way.path}
                data-way={`${way.document} ${way.country}`}
                data-amount={way.total?.amount}
                data-currency={way.total?.currency}
              >
                <p>
                  <a href={way.path}>{way.title}</a>
                </p>
                <p>
                  <a href={way.address.path}>{way.address.label}</a>
                </p>
                <p>
                  {words.cost}
                  <Inlines inlines={way.cost} />
                </p>
                <p>
                  {words.time}
                  <Inlines inlines={way.time} />
                </p>
              </li>
            ))}
          </ul>
        </Folded>
      ))}
    </div>
  );
}
