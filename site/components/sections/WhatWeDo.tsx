import { ListChecks, MessageCircleQuestion, Route, SearchCheck } from 'lucide-react';
import type { Home } from '../../../compiler/home.ts';
import { PageSection } from './PageSection.tsx';
import styles from './WhatWeDo.module.css';

const icons = {
  route: Route,
  'list-checks': ListChecks,
  search: SearchCheck,
  message: MessageCircleQuestion,
} as const;

type WhatWeDoProps = { whatWeDo: Home['whatWeDo'] };

/** The kinds of help, each in a sentence. */
export function WhatWeDo({ whatWeDo }: WhatWeDoProps) {
  return (
    <PageSection id="what-we-do" title={whatWeDo.title}>
      <ul className={styles.list} data-items>
        {whatWeDo.items.map(({ name, description, icon }) => {
          const Icon = icons[icon];
          return (
            <li className={styles.item} key={name}>
              <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
              <h3>{name}</h3>
              <p>{description}</p>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
