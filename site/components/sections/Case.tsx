import type { PartProps } from '../../../compiler/page.ts';
import { sharesOf } from '../../../plan/money.ts';
import { firstAnswer, lastAnswer } from '../../../plan/shapes.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Folded } from '../elements/Folded.tsx';
import { Inlines, RichText, RowNote, TapLink } from '../elements/RichText.tsx';
import styles from './Case.module.css';

/** What people ask first, and the way to the authority before the way to us. It stands in the first screen of a phone. */
export function CaseTop({
  caption,
  answers,
  asOf,
  apply,
  ask,
  notice,
  code,
  question,
}: PartProps<'case-top'>) {
  return (
    <div className={`stack ${styles.top}`}>
      {caption !== null && <p className={styles.caption}>{caption}</p>}
      <dl className={`pairs ${styles.answers}`}>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label} </dt>
            <dd>
              <Inlines inlines={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="wrap">
        <ButtonLink href={apply.path}>{apply.label}</ButtonLink> <TapLink {...ask} />
      </div>
      {question !== null && (
        <p className={`wrap ${styles.question}`}>
          <label htmlFor="day">{question}</label>{' '}
          {/* A year of four digits decides how wide it is. */}
          <input type="date" id="day" data-for="ticks" min={firstAnswer} max={lastAnswer} />
        </p>
      )}
      {asOf.length > 0 && (
        <p className="quiet">
          <Inlines inlines={asOf} />
        </p>
      )}
      <p className="quiet">{notice}</p>
      {code !== null && (
        // Browsers fetch what is not shown and waits when they print, and not before.
        <img
          className={styles.code}
          src={code.src}
          alt={code.label}
          width={100}
          height={100}
          loading="lazy"
        />
      )}
    </div>
  );
}

/** What has to be true for the page to be the right one, and where to go when it is not. */
export function Yours({ lead, ifNot, items }: PartProps<'yours'>) {
  return (
    <>
      <p>{lead}</p>
      <ul className={`stack tight ${styles.yours}`}>
        {items.map((item, index) => (
          // The conditions are drawn once, in their order.
          <li key={`condition-${String(index)}`}>
            <RichText blocks={item.if} />
            <div className={`quiet ${styles.ifNot}`}>
              <strong>{ifNot}</strong> <RichText blocks={item.ifNot} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What to bring, each with a box to tick on paper. */
export function Bring({ items }: PartProps<'bring'>) {
  return (
    <ul className={`stack ${styles.bring}`}>
      {items.map(({ id, name, why, onlyIf }) => (
        <li id={`bring-${id}`} key={id}>
          <h3>{name}</h3>
          {onlyIf !== null && <p className="quiet">{onlyIf}</p>}
          <RichText blocks={why} />
        </li>
      ))}
    </ul>
  );
}

/** Fees that add up, and their sum. Under each fee a line that goes on where the one above it ends, and under the sum all of them. */
export function Cost({ caption, rows, sum }: PartProps<'cost'>) {
  const shares = sum === null ? [] : sharesOf(rows.map(({ hundredths }) => hundredths ?? 0));
  return (
    <table className={styles.cost}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ label, amount, note, forWhom }, index) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <RowNote text={note?.text ?? null} fact={note?.key} />
              <RowNote text={forWhom} />{' '}
            </th>
            <td>
              <Inlines inlines={amount} />
              <Share share={shares[index]} />
            </td>
          </tr>
        ))}
      </tbody>
      {sum !== null && (
        <tfoot>
          <tr>
            <th scope="row">{sum.label} </th>
            <td>
              <Inlines inlines={sum.amount} />
              <Share share={shares.length > 0 ? { from: '0%', to: '100%' } : undefined} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Where an amount stands in the sum, drawn along the line of its row. The amounts beside it say the same. */
function Share({ share }: { share: { from: string; to: string } | undefined }) {
  if (share === undefined) return null;
  return (
    <svg aria-hidden="true">
      <line x1={share.from} x2={share.to} />
    </svg>
  );
}

/** Which situation a visitor is in: the cases of one document, each with what it costs and how long it takes. */
export function CaseChooser({ title, cases, table }: PartProps<'case-chooser'>) {
  return (
    <section id="cases" aria-labelledby="cases-title">
      <h2 className={styles.chooserTitle} id="cases-title">
        {title}
      </h2>
      <ul className="stack tighter">
        {cases.map(({ title: name, path, cost, time }) => (
          <li className={styles.case} key={path}>
            <a className={`whole ${styles.caseLink}`} href={path}>
              {name}
            </a>{' '}
            <p className="quiet">
              <Inlines inlines={cost} /> · <Inlines inlines={time} />
            </p>
          </li>
        ))}
      </ul>
      {table !== null && <TapLink {...table} />}
    </section>
  );
}

/**
 * What the numbers of a page lead to. The list is long, so it waits to be opened; a number that leads into it opens it. A script opens each
 * entry beside its number instead: site/enhancements/sources.ts.
 */
export function Sources({ opener, back, sources }: PartProps<'sources'>) {
  return (
    <Folded opener={opener}>
      <ol className={styles.sources}>
        {sources.map(({ number, sources: cited }) => (
          <li id={`source-${String(number)}`} key={number}>
            {cited.map(({ publisher, title, language, url, notes }) => (
              <p key={url + notes.join()}>
                <a href={url} lang={language} dir={language && 'auto'} data-source="">
                  {`${publisher}: ${title}`}
                </a>{' '}
                <small>{notes.join(' · ')}</small>
              </p>
            ))}
            <a href={`#cited-${String(number)}`} aria-label={back}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </Folded>
  );
}
