import { createContext, useContext } from 'react';

/** How words of another language than the page's are marked; those of its own need nothing. */
export type LanguageMark = { lang?: string; dir?: string };

export type SiteLanguages = {
  /** The address of a page in the language of this one. */
  pathHere: (path: string) => string;
  /** The mark of the words of a page. */
  markOf: (path: string) => LanguageMark;
};

/** Tells the parts of the page of the language of the cases. A page of one language alone has none to mark. */
export const MarkOf = createContext<SiteLanguages['markOf']>(() => ({}));

export const useMarkOf = () => useContext(MarkOf);

/** The languages of the site, because a plan may be read in another one than it was begun in. The menu of the page names its address in each. */
export function siteLanguages(root: Document): SiteLanguages {
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
    pathHere: (path) => (here?.prefix ?? '') + path.slice(languageOf(path)?.prefix.length),
    markOf(path) {
      const own = languageOf(path);
      return own === undefined || own === here ? {} : { lang: own.lang, dir: own.dir };
    },
  };
}
