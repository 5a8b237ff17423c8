import { Award, Handshake, Headset, Tags } from 'lucide-react';
import type { Home } from '../../../compiler/home.ts';
import { settings } from '../../../compiler/settings.ts';
import { fillIn } from '../../../compiler/words.ts';
import styles from './Reasons.module.css';

const icons = { handshake: Handshake, tags: Tags, award: Award, headset: Headset } as const;

type ReasonsProps = { reasons: Home['reasons'] };

/** Four claims, each a link to the page that backs it. */
export function Reasons({ reasons }: ReasonsProps) {
  return (
    <section className={styles.band} id="reasons" aria-labelledby="reasons-title">
      <div className="column">
        <p className={styles.kicker}>{reasons.kicker}</p>
        <h2 id="reasons-title">{reasons.title}</h2>
        <ul className={styles.cards} data-items>
          {reasons.cards.map(({ kicker, title, text, icon, path }) => {
            const Icon = icons[icon];
            return (
              <li className={styles.card} key={icon}>
                <Icon aria-hidden="true" size={36} strokeWidth={1.5} />
                <p className={styles.kicker}>{kicker}</p>
                <h3>
                  <a href={path}>{title}</a>
                </h3>
                <p data-setting>{fillIn(text, { hours: settings.supportHours.label })}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
