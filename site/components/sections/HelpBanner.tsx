import { words } from '../../../compiler/words.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { NotGovernment } from '../elements/NotGovernment.tsx';
import styles from './HelpBanner.module.css';
import { SupportStrip } from './SupportStrip.tsx';

/** The way to a person, with the way past us beside it. */
export function HelpBanner() {
  return (
    <section className={styles.banner} aria-labelledby="help-banner">
      <h2 className={styles.title} id="help-banner">
        {words.faq.help}
      </h2>
      <p>{words.faq.helpText}</p>
      <ButtonLink href="/contact">{words.frame.contactNow}</ButtonLink>
      <SupportStrip />
      <NotGovernment />
    </section>
  );
}
