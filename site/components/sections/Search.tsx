import type { PartProps } from '../../../compiler/page.ts';
import { stemmerOf } from '../../islands/search/stemmers.ts';
import { Button } from '../elements/ButtonLink.tsx';
import { DataBlock } from '../elements/DataBlock.tsx';
import { Folded } from '../elements/Folded.tsx';
import { LinkItems } from '../elements/RichText.tsx';
import styles from './Search.module.css';

/** A plain form: without scripts it leads to the list of all cases; on its own page enhancements/wake-search.ts has it answered there. */
export function SearchForm(props: PartProps<'search'>) {
  const { action, isOwnPage, language, label, hint, button } = props;
  return (
    <search aria-label={label}>
      <form
        className={`stack tighter ${styles.form}`}
        action={action}
        {...(isOwnPage ? { 'data-search': stemmerOf(language) } : { 'data-search-box': '' })}
      >
        <label className={styles.label} htmlFor="search-box">
          {label}
        </label>
        <div className={styles.row}>
          <input
            className={styles.box}
            id="search-box"
            type="search"
            name="q"
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
            dir="auto"
            aria-describedby="search-hint"
          />
          <Button type="submit">{button}</Button>
        </div>
        <p className="quiet" id="search-hint">
          {hint}
          {/* In the line, so that nothing moves when it is shown. */}
          {isOwnPage && <span data-island="search" hidden />}
        </p>
      </form>
    </search>
  );
}

/** The place of what is found, empty until somebody asks. */
export function SearchResults({ words, ways }: PartProps<'search-results'>) {
  return (
    <div className={`stack ${styles.results}`} data-results="">
      <p className={styles.status} role="status" />
      <div className={`stack ${styles.card}`} data-card="" />
      <ol className={`stack ${styles.list}`} aria-label={words.results} hidden />
      <div data-nothing="" hidden>
        <p>{words.tryThese}</p>
        <ul className="taps">
          <LinkItems links={ways} />
        </ul>
      </div>
      <DataBlock data={words} data-search-words="" />
    </div>
  );
}

/** What we do not write about and who does, folded by topic; a script shows one above the results. */
export function NotCovered({ lead, topics }: PartProps<'not-covered'>) {
  return (
    <>
      <p data-not-covered-lead="">{lead}</p>
      <div className="tiles taps">
        {topics.map(({ id, title, links }) => (
          <Folded opener={title} key={id}>
            <ul data-topic={id}>
              <LinkItems links={links} />
            </ul>
          </Folded>
        ))}
      </div>
    </>
  );
}
