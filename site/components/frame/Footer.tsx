import type { Frame } from '../../../compiler/page.ts';
import { LinkItems, SampleTag } from '../elements/RichText.tsx';
import { Waymark } from '../elements/Waymark.tsx';
import styles from './Footer.module.css';

type FooterProps = Pick<Frame, 'siteName' | 'footer'>;

/** Who runs the site, what they may do, and the pages that no menu holds. */
export function Footer({ siteName, footer }: FooterProps) {
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
