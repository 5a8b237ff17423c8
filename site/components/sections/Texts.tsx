import type { HelpList, PartProps } from '../../../compiler/page.ts';
import { Landscape } from '../elements/Landscape.tsx';
import { Inlines, RichText, TapLink } from '../elements/RichText.tsx';
import styles from './Texts.module.css';

/** A sentence, or a link alone, in a paragraph of its own. */
export function Line({ inlines }: PartProps<'line'>) {
  return (
    <p>
      <Inlines inlines={inlines} />
    </p>
  );
}

/** Short texts, each under a small heading. */
export function TitledTexts({ items }: PartProps<'titled-texts'>) {
  return (
    <div className={`stack ${styles.texts}`}>
      {items.map(({ title, body }) => (
        <div className={`stack ${styles.text}`} key={title}>
          <h3>{title}</h3>
          <RichText blocks={body} />
        </div>
      ))}
    </div>
  );
}

/** Short texts, each under a picture. */
export function Highlights({ items }: PartProps<'highlights'>) {
  return (
    <ul className={styles.highlights} data-items>
      {items.map(({ title, body, picture, path }) => (
        <li className="stack tight" key={title}>
          <Landscape picture={picture} alt="" />
          <h2>
            <TapLink label={title} path={path} />
          </h2>
          <RichText blocks={body} />
        </li>
      ))}
    </ul>
  );
}

/** What somebody else says, each saying with its answer. `data-quoted` marks words that are not the site's own. */
export function Claims({ claims }: PartProps<'claims'>) {
  return (
    <ul className={`stack ${styles.claims}`}>
      {claims.map(({ said, truth }) => (
        <li className={`card stack tight ${styles.claim}`} key={said}>
          <blockquote className={styles.said} data-quoted>
            {said}
          </blockquote>
          <RichText blocks={truth} />
        </li>
      ))}
    </ul>
  );
}

/** A caution set apart from the rest, such as who may advise where we may not. */
export function Notice({ title, text, link }: PartProps<'notice'>) {
  return (
    <div className={styles.notice} data-tone="caution">
      <h3>{title}</h3>
      <RichText blocks={text} />
      {link !== null && (
        <p>
          <a href={link.path}>{link.label}</a>
        </p>
      )}
    </div>
  );
}

/** What we do and what we do not do, as clear as each other. */
export function HelpLists({ can, cannot }: PartProps<'help-lists'>) {
  return (
    <div className={styles.help}>
      <HelpSide tone="can" {...can} />
      <HelpSide tone="cannot" {...cannot} />
    </div>
  );
}

function HelpSide({ tone, title, items }: HelpList & { tone: 'can' | 'cannot' }) {
  return (
    <div className={styles.side} data-tone={tone}>
      <h3>{title}</h3>
      <ul className="stack tight">
        {items.map((blocks, index) => (
          <li key={`${tone}-${String(index)}`}>
            <RichText blocks={blocks} />
          </li>
        ))}
      </ul>
    </div>
  );
}
