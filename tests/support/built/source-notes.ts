import {
  all,
  attributeOf,
  type Document,
  type Element,
  first,
  isElement,
  matches,
  parentOf,
  sourceSigns,
  textOf,
} from '../../../gates/pages/html.ts';

/** The text of an element without the numbers of its sources and the remarks on the age of a figure. */
export function wordsWithoutSigns(element: Element): string {
  return element.children
    .map((node) => {
      if (!isElement(node)) return textOf(node);
      return matches(node, sourceSigns) ? '' : wordsWithoutSigns(node);
    })
    .join('');
}

/** The entries of the list of sources that the numbers in an element lead to. */
export function sourcesNumberedIn(element: Element): Element[] {
  return all('sup a[href^="#source-"]', element).flatMap((link) => {
    const id = (attributeOf(link, 'href') ?? '').slice(1);
    return first(`#sources li[id="${id}"]`, documentOf(element)) ?? [];
  });
}

function documentOf(element: Element): Document | Element {
  const parent = parentOf(element);
  return parent === null ? ((element.parent as Document | null) ?? element) : documentOf(parent);
}
