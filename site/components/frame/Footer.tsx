import type { Frame, Inline, Page } from '../../../compiler/page.ts';
import { BarIcon } from '../elements/Drawings.tsx';
import { Inlines, LinkItems, SampleTag } from '../elements/RichText.tsx';
import { Waymark } from '../elements/Waymark.tsx';
import styles from './Footer.module.css';

/** Says at the end of a page that it is a translation, from when, and what counts. */
export function TranslationNote({ inlines }: { inlines: readonly Inline[] | null }) {
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

/** Opens a messaging app; nothing of it is loaded here. It stands before the footer and floats only beside a margin. */
export function ChatLink({ title, path, label }: Frame['chat']) {
  return (
    <aside className={`${styles.chat} column`} aria-label={title}>
      <a className={styles.link} href={path} rel="noreferrer" aria-label={label}>
        <BarIcon d="M12 5a9 9 0 0 0-8 13.5L3 23l4.5-1A9 9 0 1 0 12 5z" />
        <span>{label}</span>
      </a>
    </aside>
  );
}

/** Who runs the site, what they may do, and the pages that no menu holds. */
export function Footer({ siteName, footer }: Pick<Frame, 'siteName' | 'footer'>) {
  const { line, menuLabel, links, trader, regulators, rights } = footer;
  return (
    <footer className={styles.footer}>
      <div className={`${styles.row} column`}>
        <div>
          <p className={styles.name}>
            <Waymark />
            {siteName}
          </p>
          <p>{line}</p>
        </div>
        <nav aria-label={menuLabel}>
          <ul className={styles.links}>
            <LinkItems links={links} />
          </ul>
        </nav>
        <Trader {...trader} />
      </div>
      <div className={`${styles.small} column`}>
        {regulators.map((regulator) => (
          <Regulator regulator={regulator} key={regulator.label} />
        ))}
        <p data-setting>{rights}</p>
      </div>
    </footer>
  );
}

function Trader({ label, sample, name, lines, ways }: Frame['footer']['trader']) {
  return (
    <section aria-label={label}>
      <h2 className={styles.heading}>
        {label} {sample !== null && <SampleTag label={sample} />}
      </h2>
      <address className={styles.address}>
        {name}
        {lines.map((line) => (
          <span key={line} data-setting>
            {line}
          </span>
        ))}
        <span className={styles.ways}>
          {ways.map((way) => (
            <a className={styles.way} href={way.path} key={way.path}>
              {way.label}
            </a>
          ))}
        </span>
      </address>
    </section>
  );
}

function Regulator({ regulator }: { regulator: Frame['footer']['regulators'][number] }) {
  if (!('path' in regulator)) return <p>{regulator.label}</p>;
  return (
    <p data-setting>
      <a href={regulator.path}>{regulator.label}</a>
    </p>
  );
}
