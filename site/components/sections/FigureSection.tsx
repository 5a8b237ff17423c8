import type { FigureTable } from '../../../compiler/guides.ts';
import { RichText } from '../elements/RichText.tsx';
import { FigureRows } from './FigureRows.tsx';
import { PageSection } from './PageSection.tsx';

type FigureSectionProps = {
  id: string;
  title: string;
  table: FigureTable;
  /** The headings of the two columns. */
  headings: readonly [string, string];
  today: Date;
};

/** Figures in a table, with words before and after. */
export function FigureSection({ id, title, table, headings, today }: FigureSectionProps) {
  return (
    <PageSection id={id} title={title}>
      <RichText blocks={table.intro} today={today} />
      <FigureRows rows={table.rows} headings={headings} caption={title} today={today} />
      {table.after.length > 0 && <RichText blocks={table.after} today={today} />}
    </PageSection>
  );
}
