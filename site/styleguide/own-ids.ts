import { DomUtils, parseDocument } from 'htmlparser2';

/** Attributes whose whole value, or each word of it, is an id. */
const idAttributes = [
  'id',
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'popovertarget',
];

/**
 * A piece of HTML with `prefix` before every id in it and before whatever names one, so that many pieces that were each drawn
 * for a page of their own can stand on one. The name of a group of `<details>` counts: it would close those of other pieces.
 */
export function ownIds(html: string, prefix: string): string {
  const document = parseDocument(html, { decodeEntities: false });
  for (const element of DomUtils.findAll(() => true, document.children)) {
    prefixIds(element, prefix);
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: false });
}

function prefixIds({ name, attribs }: ReturnType<typeof DomUtils.findAll>[number], prefix: string) {
  for (const [attribute, value] of Object.entries(attribs)) {
    if (idAttributes.includes(attribute) || (name === 'details' && attribute === 'name')) {
      attribs[attribute] = value.replace(/\S+/g, `${prefix}$&`);
    }
    if (attribute === 'href' && value.startsWith('#')) {
      attribs[attribute] = `#${prefix}${value.slice(1)}`;
    }
  }
}
