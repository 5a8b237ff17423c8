import { allPages, type Site } from '../../compiler/compile.ts';
import { sourceLocale } from '../../compiler/load.ts';
import { prefixOf } from '../../compiler/routes.ts';
import { hashOf } from '../../scripts/incremental.ts';
import { passagesOfFrame, passagesOfPage } from '../pages/page-passages.ts';
import { type Passage, passagesOfData } from '../pages/passages.ts';
import type { ClaimsGate, Finding, RuleWords } from './claims-gate.ts';
import { readClaims, readLanguageClaims, readWarningPath } from './read-claims.ts';
import { type ContentText, nearestText, textsOfLanguage } from './where-written.ts';

/** A refused sentence, every place of the site at which it stands, and the text in content that says it, where that is known. */
type SiteFinding = Finding & { places: string[]; writtenAt: ContentText | null };

/** A seller's line is short; a longer quotation would be a text that no rule reads. */
const longestQuotation = 80;

/** Stands beside the rules of content/claims: they say what nobody may write, this one where it may be quoted. */
const strayQuotation: RuleWords = {
  id: 'stray-quotation',
  file: 'gates/claims/check-site.ts',
  refuses: 'a long quotation, and any quotation outside the page that warns of forged documents',
  reason: 'The mark data-quoted hides its words from every other rule.',
  mend: 'Remove the mark, or quote one short line on the page that warns.',
  source: null,
};

/** What the words of a site are called that no page says whole: parts share them, scripts say them, the desk answers with them, open data holds them. */
const sharedWords = [
  'settings',
  'navigation',
  'interface',
  'form',
  'contract',
  'answers',
  'plan',
  'ticks',
  'counter',
  'facts',
  'openData',
] as const;

/** What was judged of one language: how much, what of it is refused, and the hash of each place that is honest. */
type LanguageCheck = {
  pages: number;
  texts: number;
  rules: number;
  findings: SiteFinding[];
  honest: string[];
};

/**
 * Judges everything that a site says, in each language that has a page, by the rules of that language below `root`. A place whose hash
 * is among `known` was honest before, by the same rules and programs, and is not judged again.
 * Throws ContentError for rules that cannot be read, and for a language without any.
 */
export function checkSite(
  site: Site,
  root: string,
  known: ReadonlySet<string> = new Set(),
): LanguageCheck[] {
  return site.content.locales.flatMap((words) => {
    const pages = allPages(site).filter(({ language }) => language.locale === words.locale);
    return pages.length === 0 ? [] : checkLanguage(pages, words, { site, root, known });
  });
}

type Words = Site['content']['locales'][number];

function checkLanguage(
  pages: readonly Site['pages'][number][],
  words: Words,
  { site, root, known }: { site: Site; root: string; known: ReadonlySet<string> },
): LanguageCheck {
  const { content } = site;
  const { locale, language } = words;
  const isEnglish = locale === sourceLocale;
  const gate = isEnglish
    ? readClaims(root)
    : readLanguageClaims(root, { locale, tag: language.tag });
  const quotingPath = prefixOf(locale) + readWarningPath(root);
  const said: Partial<Record<(typeof sharedWords)[number], unknown>> = isEnglish
    ? { ...content, ...words }
    : words;
  function judge(place: string, passages: readonly Passage[]) {
    const mayQuote = place === quotingPath;
    const hash = hashOf(language.tag, place, String(mayQuote), JSON.stringify(passages));
    const findings = known.has(hash) ? [] : checkPassages(passages, gate, mayQuote);
    return { place, hash, texts: passages.length, findings };
  }
  const judged = [
    ...pages.map((page) => judge(page.path, passagesOfPage(page))),
    ...pages
      .slice(0, 1)
      .map(({ frame }) => judge(`every page in ${locale}`, passagesOfFrame(frame))),
    ...sharedWords.map((name) => judge(`${name} in ${locale}`, passagesOfWords(said[name], name))),
  ];
  return {
    pages: pages.length,
    texts: judged.reduce((sum, { texts }) => sum + texts, 0),
    rules: gate.rules.length,
    findings: findWritten(gatherFindings(judged), locale, root),
    honest: judged.filter(({ findings }) => findings.length === 0).map(({ hash }) => hash),
  };
}

/** The names of what is filled in are not said. */
function passagesOfWords(words: unknown, name: string): Passage[] {
  return passagesOfData(words, name).map((passage) => ({
    ...passage,
    text: passage.text.replace(/\{\w+\}/g, ' '),
  }));
}

/** Everything in the texts of one page that a rule refuses. */
export function checkPassages(
  passages: readonly Passage[],
  gate: Pick<ClaimsGate, 'check'>,
  isQuotingPage: boolean,
): Finding[] {
  const findings = gate.check(passages);
  const stray = passages.find(
    ({ isQuoted, text }) => isQuoted && (!isQuotingPage || text.length > longestQuotation),
  );
  if (stray !== undefined) {
    findings.push({ rule: strayQuotation, place: stray.place, sentence: stray.text });
  }
  return findings;
}

/** The same sentence once, with all its places. */
export function gatherFindings(
  judged: readonly { place: string; findings: readonly Finding[] }[],
): SiteFinding[] {
  const found = new Map<string, SiteFinding>();
  for (const { place, findings } of judged) {
    for (const finding of findings) {
      const key = `${finding.rule.id}\n${finding.sentence}`;
      const known = found.get(key) ?? { ...finding, places: [], writtenAt: null };
      if (!known.places.includes(place)) known.places.push(place);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** Among all texts of a language, one with fewer words of a sentence than this is likely to say something else. */
const nearlyAll = 0.9;

/** Content is read only where something is refused. */
function findWritten(findings: SiteFinding[], locale: string, root: string): SiteFinding[] {
  const texts = findings.length === 0 ? [] : textsOfLanguage(locale, root);
  return findings.map((finding) => ({
    ...finding,
    writtenAt: nearestText(finding.sentence, texts, nearlyAll),
  }));
}

/** What an editor reads when a sentence is refused: where, which, why, and how to mend it. */
export function describeFinding({ rule, place, sentence, places, writtenAt }: SiteFinding): string {
  const [first = '', ...others] = places;
  const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
  const shown = `${first}${more}, ${place}`;
  const where =
    writtenAt === null ? shown : `${writtenAt.file}: "${writtenAt.path.join('.')}" (${shown})`;
  return [
    `${where}: “${sentence.trim()}”`,
    `  This site refuses ${rule.refuses} (${rule.id}, ${rule.file}).`,
    `  Why: ${rule.reason}`,
    ...(rule.source === null ? [] : [`  See: ${rule.source.title}, ${rule.source.url}`]),
    `  Mend: ${rule.mend}`,
  ].join('\n');
}
