import { ELEMENT_NODE, type ElementNode, parse, renderSync, walkSync } from 'ultrahtml';

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
  const tree = parse(html);
  walkSync(tree, (node) => {
    if (node.type === ELEMENT_NODE) prefixIds(node, prefix);
  });
  return renderSync(tree);
}

function prefixIds({ name, attributes }: ElementNode, prefix: string): void {
  for (const [attribute, value = ''] of Object.entries<string | undefined>(attributes)) {
    if (idAttributes.includes(attribute) || (name === 'details' && attribute === 'name')) {
      attributes[attribute] = value.replace(/\S+/g, `${prefix}$&`);
    }
    if (attribute === 'href' && value.startsWith('#')) {
      attributes[attribute] = `#${prefix}${value.slice(1)}`;
    }
  }
}
