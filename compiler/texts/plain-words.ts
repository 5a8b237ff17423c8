import type { Block, Inline } from '../page.ts';

/** What paragraphs and lists say, a line each. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? plainWords(block.children)
        : block.items.map(plainWords).join('\n'),
    )
    .join('\n');
}

/** What a text says, without the numbers of its sources: a source that is read again changes no word. */
export function plainWords(inlines: readonly Inline[]): string {
  return inlines
    .map(plainWord)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();
}

function plainWord(inline: Inline): string {
  switch (inline.type) {
    case 'text':
    case 'foreign':
    case 'label':
    case 'was':
    case 'told':
      return inline.text;
    case 'strong':
    case 'link':
      return inline.children.map(plainWord).join('');
    case 'figure':
      return inline.words ?? inline.figure.text ?? '';
    case 'note':
    case 'age':
    case 'cite':
      return '';
  }
}
