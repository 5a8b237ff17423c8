import type { Inline, Page } from '../../../compiler/page.ts';
import { Inlines } from '../elements/RichText.tsx';
import styles from './TranslationNote.module.css';

type TranslationNoteProps = { inlines: readonly Inline[] | null };

/** Says at the end of a page that it is a translation, from when, and what counts. */
export function TranslationNote({ inlines }: TranslationNoteProps) {
  if (inlines === null) return null;
  return (
    <p className={`quiet ${styles.note} column`} data-translation="">
      <Inlines inlines={inlines} />
    </p>
  );
}

/** The last line of a page: where to say what is wrong on it. enhancements/sources.ts takes it along beside a figure. */
export function MistakeLine({ mistake }: Pick<Page, 'mistake'>) {
  if (mistake === null) return null;
  return (
    <p className="quiet column">
      <a className="tap" href={mistake.path} id="mistake">
        {mistake.label}
      </a>
    </p>
  );
}
