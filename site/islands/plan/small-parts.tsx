import { createContext, Fragment, type ReactNode, useContext, useState } from 'react';
import { interpolatedPieces } from '../../../contract/interpolate.ts';
import { atItsPlace } from '../../../plan/filled.ts';
import type { PlannedSource } from '../../../plan/shapes.ts';
import styles from './PlanPage.module.css';

/** How words of another language than the page's are marked; those of its own need nothing. */
export type LanguageMark = { lang?: string; dir?: string };

/** Tells the parts of the page of the language of the cases. A page of one language alone has none to mark. */
export const MarkOf = createContext<(path: string) => LanguageMark>(() => ({}));

export const useMarkOf = () => useContext(MarkOf);

/** The languages of the site, because a plan may be read in another one than it was begun in. The menu of the page names its address in each. */
export function siteLanguages(root: Document) {
  const items = [...root.querySelectorAll<HTMLElement>('#languages li')];
  const paths = items.map((item) => item.querySelector('a')?.pathname ?? location.pathname);
  // The first one is English, whose addresses have nothing before them.
  const [english = ''] = paths;
  const languages = items.map(({ lang, dir }, index) => {
    const path = paths[index] ?? '';
    return { lang, dir, prefix: path.slice(0, path.length - english.length) };
  });
  const languageOf = (path: string) =>
    languages.find(({ prefix }) => prefix !== '' && path.startsWith(`${prefix}/`)) ?? languages[0];
  const here = languageOf(location.pathname);
  return {
    /** The address of a page in the language of this one. */
    pathHere: (path: string) => (here?.prefix ?? '') + path.slice(languageOf(path)?.prefix.length),
    /** The mark of the words of a page. */
    markOf(path: string): LanguageMark {
      const own = languageOf(path);
      return own === undefined || own === here ? {} : { lang: own.lang, dir: own.dir };
    },
  };
}

// What several parts of the page of plans are made of.

/** A button that does something with all of the plan. */
export function Tool({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      {children}
    </button>
  );
}

type FoldProps = {
  summary: ReactNode;
  /** Whether the visitor has put anything into it. */
  holds?: boolean;
  /** Whether it stands open on paper; what is empty is left out there. */
  isPrinted: boolean;
  children: ReactNode;
};

/** A part of a case that opens. What holds something stands open, and never closes under the hands of whoever empties it. */
export function Fold({ summary, holds = false, isPrinted, children }: FoldProps) {
  const [hasHeld, setHasHeld] = useState(holds);
  if (holds && !hasHeld) setHasHeld(true);
  return (
    <details
      className={isPrinted ? `${styles.fold} ${styles.printed}` : styles.fold}
      open={hasHeld}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

type SentenceProps = {
  words: string;
  /** What belongs where its {names} stand, in the language of the case. */
  values: Readonly<Record<string, string>>;
  mark: LanguageMark;
};

/** A sentence of the page with words of a case in it, which may be of another language. */
export function Sentence({ words, values, mark }: SentenceProps) {
  return interpolatedPieces<ReactNode>(words, (name, before) => {
    const text = atItsPlace(values[name] ?? '', before);
    return mark.lang === undefined ? (
      text
    ) : (
      <bdi key={name} {...mark}>
        {text}
      </bdi>
    );
  });
}

type SourceLinksProps = {
  /** Not there in a copy of a case that an older version of the site left on the device. */
  sources: readonly PlannedSource[] | undefined;
};

/** Where something was read, in brackets behind it. */
export function SourceLinks({ sources = [] }: SourceLinksProps) {
  if (sources.length === 0) return null;
  const once = new Map(sources.map((source) => [source.url, source]));
  return (
    <>
      {' ('}
      {[...once.values()].map(({ publisher, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url}>{publisher}</a>
        </Fragment>
      ))}
      )
    </>
  );
}
