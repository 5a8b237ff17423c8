import { BookOpenText, CalendarCheck, Landmark, MapPinned } from 'lucide-react';
import type { Home } from '../../../compiler/home.ts';
import type { CountedThing } from '../../../compiler/schemas/home.ts';
import styles from './Counters.module.css';
import { PageSection } from './PageSection.tsx';

const icons = {
  countries: MapPinned,
  guides: BookOpenText,
  'official-sources': Landmark,
  'fresh-facts': CalendarCheck,
} as const satisfies Record<CountedThing, unknown>;

type CountersProps = {
  statistics: Home['statistics'];
  /** As counted in the content. */
  counts: Readonly<Record<CountedThing, number>>;
};

/** Numbers about the site itself. The true number is in the page; enhancements/counters.ts only moves its display. */
export function Counters({ statistics, counts }: CountersProps) {
  return (
    <PageSection id="statistics" title={statistics.title}>
      <ul className={styles.list} data-items>
        {statistics.counters.map((counter) => {
          const Icon = icons[counter.counts];
          const value = counts[counter.counts];
          const written = value.toLocaleString('en-GB');
          return (
            <li className={styles.item} key={counter.counts}>
              <Icon aria-hidden="true" size={32} strokeWidth={1.5} />
              <p className={styles.value} data-counted>
                <span className="visually-hidden">{`${written}${counter.suffix}`}</span>
                <span aria-hidden="true">
                  <span data-counter={value}>{written}</span>
                  {counter.suffix}
                </span>
              </p>
              <p>{counter.label}</p>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
