import type { PartProps } from '../../../compiler/page.ts';
import { Button } from '../elements/ButtonLink.tsx';
import { Inlines } from '../elements/RichText.tsx';
import styles from './Swaps.module.css';

/** Which foreign licences are swapped. The filter, which is not there without scripts, and the answer for one visitor are enhancements/swaps.ts. */
export function SwapTable({ caption, words, rows }: PartProps<'swap-table'>) {
  return (
    <div data-swap-table>
      <div
        className={styles.chosen}
        role="status"
        data-chosen={words.chosen}
        data-not-listed={words.notListed}
        data-by-part={words.byPart}
        hidden
      />
      <p className={styles.filter} data-filter>
        <label htmlFor="swap-filter">{words.filter}</label>
        <input id="swap-filter" type="search" autoComplete="off" />
      </p>
      <p role="status" data-nothing={words.nothing} hidden />
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.issuer}</th>
            <th scope="col">{words.answer}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, issuer, answer, details, source }) => (
            <tr key={`${code} ${answer} ${details.join(' ')}`} data-issuer={code}>
              <th scope="row">{issuer}</th>
              <td>
                <p>
                  <strong>{answer}</strong>
                  <Inlines inlines={source} />
                </p>
                {details.map((detail) => (
                  <p className={styles.detail} key={detail}>
                    {detail}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whose licence, and where to: not there without scripts; below stand links to all tables. enhancements/swaps.ts follows it. */
export function SwapFinder({ words, issuers, destinations }: PartProps<'swap-finder'>) {
  return (
    <form className={styles.finder} data-swap-finder>
      <label className={styles.choice}>
        {words.issuer}
        <select name="from" required>
          <option value="">{words.choose}</option>
          {issuers.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {words.destination}
        <select name="to" required>
          <option value="">{words.choose}</option>
          {destinations.map(({ label, path }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
