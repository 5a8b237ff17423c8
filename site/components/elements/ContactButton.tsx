import { ButtonLink } from './ButtonLink.tsx';
import styles from './ContactButton.module.css';
import { OfficialRoute, type OfficialRouteProps } from './OfficialRoute.tsx';

type ContactButtonProps = OfficialRouteProps & {
  label: string;
  /** What the enquiry will be about; the form opens with it. */
  subject: string;
};

/**
 * The way to us, never without the way past us.
 * Source: the site specification, "Not the official channel, said beside the button".
 */
export function ContactButton({ label, subject, ...officialRoute }: ContactButtonProps) {
  return (
    <div className={styles.pair}>
      <ButtonLink href={contactHref(subject)}>{label}</ButtonLink>
      <OfficialRoute {...officialRoute} />
    </div>
  );
}

function contactHref(subject: string): string {
  return `/contact?subject=${encodeURIComponent(subject)}`;
}
