import { type AnswerHeaders, fileHeaders, securityHeaders } from '../../contract/headers.ts';

/** A file of the built site, at its address. */
export type SiteFile = { address: string; isPage: boolean };

/**
 * The headers of the site as static hosts read them, in the form of Cloudflare Pages and Netlify: a path, then its headers.
 * A header stands in one rule only of those that match an address, because hosts join the values of all of them.
 * Throws Error when files of one folder are of different kinds, for which no such rule can be written.
 */
export function headerRules(siteUrl: string, files: readonly SiteFile[]): string {
  const kinds = new Map<string, AnswerHeaders>();
  for (const { address, isPage } of files) {
    const pattern = patternOf(address);
    const headers = fileHeaders(address, { isPage });
    const others = kinds.get(pattern);
    if (others !== undefined && ruleOf(pattern, others) !== ruleOf(pattern, headers)) {
      throw new Error(`No one rule can give the headers of all that is at ${pattern}.`);
    }
    kinds.set(pattern, headers);
  }
  const rules = [...kinds].map(([pattern, headers]) => ruleOf(pattern, headers)).toSorted();
  return [ruleOf('/*', securityHeaders(siteUrl)), ...rules].join('\n');
}

/** "/services/uk/ielts" is covered by "/services/*", and "/services" by itself. */
function patternOf(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return rest.length === 0 ? `/${first}` : `/${first}/*`;
}

function ruleOf(pattern: string, headers: AnswerHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
