import { Fragment } from 'react';
import type { Block, Inline } from '../../../compiler/rich-text.ts';
import { FactFigure } from './FactFigure.tsx';
import styles from './RichText.module.css';
import { SourceNote } from './SourceNote.tsx';

type RichTextProps = { blocks: readonly Block[]; today: Date };

/** An editor's words, with every figure and source that they name. */
export function RichText({ blocks, today }: RichTextProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => {
        // The words are drawn once and never reordered, so their position is their name.
        const key = `${block.type}-${index}`;
        if (block.type === 'paragraph') {
          return (
            <p key={key}>
              <InlineText inlines={block.children} today={today} />
            </p>
          );
        }
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={key}>
            {block.items.map((item, itemIndex) => (
              <li key={`${key}-${String(itemIndex)}`}>
                <InlineText inlines={item} today={today} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

function InlineText({ inlines, today }: { inlines: readonly Inline[]; today: Date }) {
  return inlines.map((inline, index) => (
    <Fragment key={`${inline.type}-${String(index)}`}>
      <InlinePart inline={inline} today={today} />
    </Fragment>
  ));
}

function InlinePart({ inline, today }: { inline: Inline; today: Date }) {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'strong':
      return (
        <strong>
          <InlineText inlines={inline.children} today={today} />
        </strong>
      );
    case 'link':
      return (
        <a href={inline.href}>
          <InlineText inlines={inline.children} today={today} />
        </a>
      );
    case 'figure':
      return <FactFigure fact={inline.fact} words={inline.words} today={today} place="sentence" />;
    case 'cite':
      return <SourceNote fact={inline.fact} today={today} isFigure={false} place="sentence" />;
  }
}
