import type { NavigationLink } from '../../../compiler/schemas/settings.ts';
import { settings } from '../../../compiler/settings.ts';
import { words } from '../../../compiler/words.ts';
import { SampleTag } from '../elements/SampleTag.tsx';
import { Waymark } from '../elements/Waymark.tsx';
import styles from './Footer.module.css';

type FooterProps = { links: readonly NavigationLink[]; year: number };

/** Who runs the site, what they may do, and the pages that no menu holds. */
export function Footer({ links, year }: FooterProps) {
  const { organisation, registrations, siteName } = settings;
  return (
    <footer className={styles.footer}>
      <div className={`${styles.row} column`}>
        <div>
          <p className={styles.name}>
            <Waymark />
            {siteName}
          </p>
          <p>{words.frame.footerLine}</p>
        </div>
        <nav aria-label={words.frame.footerMenu}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label={words.frame.trader}>
          <h2 className={styles.heading}>
            {words.frame.trader} {organisation.sample && <SampleTag />}
          </h2>
          <address className={styles.address}>
            {organisation.legalName}
            {organisation.addressLines.map((line) => (
              <span key={line} data-setting>
                {line}
              </span>
            ))}
          </address>
        </section>
      </div>
      <div className={`${styles.small} column`}>
        {registrations.length === 0 ? (
          <p>{words.frame.regulator}</p>
        ) : (
          registrations.map((registration) => (
            <p key={registration.country} data-setting>
              <a href={registration.url}>{`${registration.regulator}, ${registration.number}`}</a>
            </p>
          ))
        )}
        <p data-setting>{`© ${String(year)} ${siteName}. ${words.frame.rights}`}</p>
      </div>
    </footer>
  );
}
