import type { Fact } from '../../../compiler/facts.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import { FactFigure } from './FactFigure.tsx';
import styles from './OfficialRoute.module.css';

export type OfficialRouteProps = {
  /** Who issues the document, and where a visitor applies without us. */
  authority: { shortName: string };
  applyAt: string;
  /** The official fee, or where it is to be found: beside this already, or one for each document in tables of the page. */
  fee: Fact | 'beside-this' | 'in-tables';
  today: Date;
};

/** The way past us: that we are not the authority, what the official route costs, and the link to it. */
export function OfficialRoute({ authority, applyAt, fee, today }: OfficialRouteProps) {
  return (
    <p className={styles.notice}>
      {fillIn(words.contactNotice.notAuthority, { authority: authority.shortName })}{' '}
      {fee !== 'beside-this' && <OfficialFee fee={fee} today={today} />}
      <a href={applyAt}>{words.contactNotice.applyYourself}</a>
    </p>
  );
}

function OfficialFee({ fee, today }: { fee: Fact | 'in-tables'; today: Date }) {
  if (fee === 'in-tables') return `${words.contactNotice.officialRoutes} `;
  if (fee.level === 'unread') return `${words.contactNotice.officialRouteUnread} `;
  const sentence = words.contactNotice.officialRoute;
  const [before = '', between = '', after = ''] = sentence.split(/\{label\}|\{fee\}/);
  return (
    <>
      {before}
      <span>{fee.label}</span>
      {between}
      <FactFigure fact={fee} today={today} place="sentence" />
      {`${after} `}
    </>
  );
}
