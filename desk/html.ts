const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Private, so that neither an object that looks like it nor one read from JSON passes for it. */
class EscapedHtml {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  /** As it is sent. */
  get markup(): string {
    return this.#markup;
  }
}

/** HTML that has been escaped already; only `html` and `trustedHtml` make it. */
export type Html = EscapedHtml;

/** What stands in a template; `null` and `false` are nothing, so an attribute is `${isWrong && html` aria-invalid="true"`}`. */
type HtmlPart = string | number | null | false | Html | readonly Html[];

/** Tag for templates: every value that is not `Html` itself is escaped, also inside double-quoted attributes. */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return new EscapedHtml(String.raw({ raw: literals }, ...values.map(markupOf)));
}

/** HTML written in our own source, such as a style sheet. Never for anything that came from outside. */
export function trustedHtml(markup: string): Html {
  return new EscapedHtml(markup);
}

function markupOf(value: HtmlPart): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if (value instanceof EscapedHtml) return value.markup;
  return value.map(markupOf).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
