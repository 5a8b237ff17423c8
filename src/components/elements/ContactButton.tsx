import type { Fact } from '../../lib/facts.ts';
import { fillIn, words } from '../../lib/words.ts';
import styles from './ContactButton.module.css';
import { FactFigure } from './FactFigure.tsx';

type ContactButtonProps = {
  label: string;
  /** What the enquiry will be about; the form opens with it. */
  subject: string;
  /** Who issues the document, and where a visitor applies without us. */
  authority: { shortName: string };
  applyAt: string;
  /** The official fee; null where a page covers many. */
  fee: Fact | null;
  today: Date;
};

/**
 * The way to us, never without the way past us: beside the button stand that we are not the authority, what the official
 * route costs, and the link to it. Source: the site specification, "Not the official channel, said beside the button".
 */
export function ContactButton({
  label,
  subject,
  authority,
  applyAt,
  fee,
  today,
}: ContactButtonProps) {
  return (
    <div className={styles.pair}>
      <a className={styles.button} href={contactHref(subject)}>
        {label}
      </a>
      <p className={styles.notice}>
        {fillIn(words.contactNotice.notAuthority, { authority: authority.shortName })}{' '}
        {fee !== null && <OfficialFee fee={fee} today={today} />}
        <a href={applyAt}>{words.contactNotice.applyYourself}</a>
      </p>
    </div>
  );
}

function OfficialFee({ fee, today }: { fee: Fact; today: Date }) {
  const [before = '', after = ''] = words.contactNotice.officialRoute.split('{fee}');
  if (fee.level === 'unread') return `${words.contactNotice.officialRouteUnread} `;
  return (
    <>
      {before}
      <FactFigure fact={fee} today={today} place="sentence" />
      {`${after} `}
    </>
  );
}

function contactHref(subject: string): string {
  return `/contact?subject=${encodeURIComponent(subject)}`;
}
