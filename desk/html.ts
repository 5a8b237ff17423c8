const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that has been escaped already; only `html` makes it. */
export type Html = { readonly markup: string };

/** What stands in a template; `null` and `false` are nothing. */
type HtmlPart = string | number | null | false | Html | readonly Html[];

/** Tag for templates: every value that is not `Html` itself is escaped, also inside double-quoted attributes. */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return { markup: String.raw({ raw: literals }, ...values.map(markupOf)) };
}

/** HTML written in our own source, such as a style sheet. Never for anything that came from outside. */
export function trustedHtml(markup: string): Html {
  return { markup };
}

function markupOf(value: HtmlPart): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('markup' in value) return value.markup;
  return value.map(({ markup }) => markup).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
