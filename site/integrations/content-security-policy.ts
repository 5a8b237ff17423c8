/** What the layout writes where the policy belongs; it is replaced once the page is built. */
export const policyPlaceholder = 'page-policy';

type PagePolicy = {
  /** Sources for the page's own inline scripts, like "'sha256-…'". */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Origin that takes enquiries; '' is the site's own. */
  emailOrigin: string;
};

/**
 * The content security policy of one page as the text of its meta element.
 * Nothing is loaded from elsewhere and no inline code runs but that of the hashes. `frame-ancestors` is missing because a
 * meta element cannot carry it: the server sends it. Source: https://www.w3.org/TR/CSP3/.
 */
export function pagePolicy({ scriptHashes, styleHashes, emailOrigin }: PagePolicy): string {
  const self = "'self'";
  return [
    ["default-src 'none'"],
    ['script-src', self, ...scriptHashes],
    ['style-src', self, ...styleHashes],
    ['img-src', self, 'data:'],
    ['font-src', self],
    ['connect-src', self, emailOrigin],
    ['form-action', self, emailOrigin],
    ['manifest-src', self],
    ["base-uri 'none'"],
    ["require-trusted-types-for 'script'"],
    // That of site/offline/keep.ts.
    ['trusted-types waymark'],
  ]
    .map((directive) => directive.filter((part) => part !== '').join(' '))
    .join(';');
}
