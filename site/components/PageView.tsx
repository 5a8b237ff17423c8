import type { Frame, Language, Page, Section } from '../../compiler/page.ts';
import { Direction } from './elements/RichText.tsx';
import styles from './PageView.module.css';
import { PartList, PartView } from './parts.tsx';
import { OnThisPage } from './sections/Links.tsx';
import { TitleBar } from './sections/TitleBar.tsx';

type PageViewProps = {
  page: Pick<Page, 'title' | 'trail' | 'header' | 'layout' | 'contents' | 'sections'> & {
    language: Pick<Language, 'direction'>;
    frame: Pick<Frame, 'breadcrumbLabel' | 'contentsLabel'>;
  };
};

/** All that stands between the frame of a page: where it begins, and its sections. */
export function PageView({ page }: PageViewProps) {
  const { title, trail, header, frame, language } = page;
  return (
    <Direction value={language.direction}>
      {header !== null && (
        <TitleBar {...header} title={title} trail={trail} trailLabel={frame.breadcrumbLabel} />
      )}
      <Sections page={page} />
    </Direction>
  );
}

function Sections({ page: { layout, sections, contents, frame } }: PageViewProps) {
  switch (layout) {
    case 'columns':
      return (
        <div className="column page-columns">
          <OnThisPage title={frame.contentsLabel} contents={contents} />
          <div>
            <SectionList sections={sections} />
          </div>
        </div>
      );
    case 'stack':
      return <Stack sections={sections} />;
    case 'bands':
      return runsOf(sections, ({ title }) => title === null).map(({ key, holds, run }) =>
        holds ? <SectionList sections={run} key={key} /> : <Stack sections={run} key={key} />,
      );
  }
}

type SectionsProps = { sections: readonly Section[] };

function Stack({ sections }: SectionsProps) {
  return (
    <div className="column page-stack">
      <SectionList sections={sections} />
    </div>
  );
}

/** Numbered sections stand together, apart from what follows them. */
function SectionList({ sections }: SectionsProps) {
  return runsOf(sections, ({ number }) => number !== undefined).map(({ key, holds, run }) => {
    const drawn = run.map((section) => <SectionView section={section} key={section.id} />);
    if (!holds) return drawn;
    // A class, so that a page without numbers carries no rule for them.
    return (
      <div className={styles.numbered} key={key}>
        {drawn}
      </div>
    );
  });
}

function SectionView({ section }: { section: Section }) {
  const { id, title, number, body, folds } = section;
  if (title === null) return <Untitled body={body} />;
  if (folds === true) return <FoldingSection {...section} />;
  return (
    <section className={`stack ${styles.section}`} id={id} data-number={number}>
      <h2>{title}</h2>
      <PartList parts={body} />
    </section>
  );
}

/** On small screens a row that opens. Where there is room it stands open: by its styles, and enhancements/folds.ts tells the browser so. */
function FoldingSection({ id, title, number, body }: Section) {
  return (
    <section className={`${styles.section} ${styles.folding}`} id={id}>
      <details data-fold>
        <summary className={`opens ${styles.row}`} data-number={number}>
          <h2>{title}</h2>
        </summary>
        <div className={`stack ${styles.folded}`}>
          <PartList parts={body} />
        </div>
      </details>
    </section>
  );
}

/** What stands without a heading introduces the page, or has a heading of its own. */
function Untitled({ body }: Pick<Section, 'body'>) {
  return body.map((part, index) => {
    const key = `${part.kind}-${String(index)}`;
    if (part.kind !== 'text') return <PartView part={part} key={key} />;
    return (
      <div className={styles.intro} key={key}>
        <PartView part={part} />
      </div>
    );
  });
}

type Run = {
  key: string;
  /** Whether these are the sections for which it holds. */
  holds: boolean;
  run: Section[];
};

/** Neighbours for which the same holds, together. */
function runsOf(sections: readonly Section[], test: (section: Section) => boolean): Run[] {
  const runs: Run[] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    const holds = test(section);
    if (last?.holds === holds) last.run.push(section);
    else runs.push({ key: section.id, holds, run: [section] });
  }
  return runs;
}
