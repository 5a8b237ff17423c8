import type { Page, PartProps } from '../../../compiler/page.ts';
import { DataBlock } from '../elements/DataBlock.tsx';
import { LinkItems, Words } from '../elements/RichText.tsx';
import styles from './Links.module.css';

/**
 * The sections of a long page, as links: beside the text where there is room, else in a bar that opens the list.
 * enhancements/contents.ts marks the section in view.
 */
export function OnThisPage({ title, contents }: Pick<Page, 'contents'> & { title: string }) {
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <button className={styles.opener} type="button" popoverTarget="contents">
        {title}
      </button>
      <ol className={styles.sections} id="contents" popover="auto">
        {contents.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Links under each other, each with room for a finger. */
export function LinkList({ links }: PartProps<'link-list'>) {
  return (
    <ul className="taps">
      <LinkItems links={links} />
    </ul>
  );
}

/** The authority's own pages. */
export function OfficialLinks({ links }: PartProps<'official-links'>) {
  return (
    <ul className={styles.official}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>
            {/* One box beside the arrow: of names in two directions of writing each would be a column. */}
            <span>
              <Words text={label} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to pages that a lost visitor may mean; enhancements/find-page.ts puts those that fit best first, and says for what. */
export function LikelyPages({ asked, pages, finder }: PartProps<'likely-pages'>) {
  return (
    <>
      <div className="stack" data-likely="">
        <p className={styles.asked} role="status">
          {asked}
        </p>
        <ul className={`tiles ${styles.pages}`}>
          <LinkItems links={pages} />
        </ul>
      </div>
      <DataBlock data={finder} data-known-pages="" />
    </>
  );
}
