const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that has been escaped already; only `html` makes it. */
export type Html = { readonly markup: string };

type HtmlPart = string | number | Html | readonly Html[];

/** Tag for templates: every value that is not `Html` itself is escaped, also inside double-quoted attributes. */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  const parts = literals.flatMap((literal, index) => {
    const value = values[index];
    return value === undefined ? [literal] : [literal, markupOf(value)];
  });
  return { markup: parts.join('') };
}

/** HTML written in our own source, such as a style sheet. Never for anything that came from outside. */
export function trustedHtml(markup: string): Html {
  return { markup };
}

export const nothing: Html = { markup: '' };

function markupOf(value: HtmlPart): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('markup' in value) return value.markup;
  return value.map(({ markup }) => markup).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
