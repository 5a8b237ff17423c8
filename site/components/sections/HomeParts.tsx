import {
  Award,
  BookOpenText,
  CalendarCheck,
  Handshake,
  Headset,
  Landmark,
  ListChecks,
  MapPinned,
  MessageCircleQuestion,
  Route,
  SearchCheck,
  Tags,
} from 'lucide-react';
import type { Counter, PartProps } from '../../../compiler/page.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { RichText } from '../elements/RichText.tsx';
import styles from './HomeParts.module.css';

const icons = {
  // What is counted.
  countries: MapPinned,
  guides: BookOpenText,
  'official-sources': Landmark,
  'fresh-facts': CalendarCheck,
  // What we do.
  route: Route,
  'list-checks': ListChecks,
  search: SearchCheck,
  message: MessageCircleQuestion,
  // Why to ask us.
  handshake: Handshake,
  tags: Tags,
  award: Award,
  headset: Headset,
} as const;

/** Who we are, in a few paragraphs and pictures. */
export function AboutUs({ paragraphs, pictures, more }: PartProps<'about-us'>) {
  return (
    <div className={styles.about}>
      <div className={`stack ${styles.words}`}>
        {paragraphs.map((blocks, index) => (
          // The paragraphs are fixed, in their order.
          <RichText blocks={blocks} key={`paragraph-${String(index)}`} />
        ))}
        <ButtonLink href={more.path} tone="quiet">
          {more.label}
        </ButtonLink>
      </div>
      <div className={`stack ${styles.pictures}`} data-items>
        {pictures.map(({ vignette, alternative }) => (
          <Landscape picture={vignette} alt={alternative} key={vignette} />
        ))}
      </div>
    </div>
  );
}

/** Numbers about the site itself. The true number is the page's text; enhancements/home.ts shows others over it for a while. */
export function Counters({ counters }: PartProps<'counters'>) {
  return (
    <ul className={styles.counters} data-items>
      {counters.map((counter) => (
        <CounterItem {...counter} key={counter.counts} />
      ))}
    </ul>
  );
}

function CounterItem({ counts, value, text, suffix, label }: Counter) {
  const Icon = icons[counts];
  return (
    <li className={`stack ${styles.counter}`}>
      <Icon aria-hidden="true" size={32} strokeWidth={1.5} />
      <p className={styles.value} data-counted>
        <span data-counter={value}>{text}</span>
        {suffix}
      </p>
      <p>{label}</p>
    </li>
  );
}

/** The kinds of help, each in a sentence. */
export function Services({ items }: PartProps<'services'>) {
  return (
    <ul className={styles.services} data-items>
      {items.map(({ name, description, icon }) => {
        const Icon = icons[icon];
        return (
          <li className={styles.service} key={name}>
            <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Claims about us, each a link to the page that backs it. */
export function Reasons({ kicker, title, cards }: PartProps<'reasons'>) {
  return (
    <section className={styles.band} id="reasons" aria-labelledby="reasons-title">
      <div className="column">
        <p className={`quiet ${styles.kicker}`}>{kicker}</p>
        <h2 id="reasons-title">{title}</h2>
        <ul className={styles.cards} data-items>
          {cards.map((card) => {
            const Icon = icons[card.icon];
            return (
              <li className={`stack tighter ${styles.card}`} key={card.icon}>
                <Icon aria-hidden="true" size={36} strokeWidth={1.5} />
                <p className={`quiet ${styles.kicker}`}>{card.kicker}</p>
                <h3>
                  <a className="whole" href={card.path}>
                    {card.title}
                  </a>
                </h3>
                <p data-setting>{card.text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Questions of which one at a time shows its answer; the browser itself closes the others. */
export function Accordion({ topics }: PartProps<'accordion'>) {
  return (
    <div className={styles.accordion}>
      {topics.map(({ title, body }) => (
        <details className={styles.topic} name="home-questions" key={title}>
          <summary className={`opens ${styles.question}`}>{title}</summary>
          <div className={styles.answer}>
            <RichText blocks={body} />
          </div>
        </details>
      ))}
    </div>
  );
}
