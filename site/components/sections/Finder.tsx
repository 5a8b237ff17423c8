import { ChevronLeft } from 'lucide-react';
import type { ChoiceCard, PartProps } from '../../../compiler/page.ts';
import { CountryShape, DocumentIcon } from '../elements/Drawings.tsx';
import { Folded } from '../elements/Folded.tsx';
import { Inlines, LinkItems, TapLink } from '../elements/RichText.tsx';
import styles from './Finder.module.css';

/** The answers to one question, each a link that leads to the next question or to a case. */
export function Choices({ choices }: PartProps<'choices'>) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li className={styles.choice} key={choice.path}>
          <Emblem emblem={choice.emblem} />
          <div className={styles.words}>
            <a className={`whole ${styles.link}`} href={choice.path}>
              {choice.label}
            </a>
            {choice.note.length > 0 && (
              <p className="quiet">
                <Inlines inlines={choice.note} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Emblem({ emblem }: Pick<ChoiceCard, 'emblem'>) {
  if (emblem === null) return null;
  if ('document' in emblem) {
    return (
      <span className={styles.emblem}>
        <DocumentIcon kind={emblem.document} size={32} />
      </span>
    );
  }
  return (
    <span className={styles.emblem}>
      <CountryShape country={emblem.country} />
    </span>
  );
}

/** One question back. */
export function BackLink({ label, path }: PartProps<'back-link'>) {
  return (
    <a className={`tap ${styles.back}`} href={path}>
      <ChevronLeft aria-hidden="true" size={20} />
      {label}
    </a>
  );
}

/** What was answered before a question, each with the way to answer it anew. */
export function AnswersSoFar({ change, answers }: PartProps<'answers-so-far'>) {
  return (
    <ol className={`taps ${styles.answers}`}>
      {answers.map(({ id, label, path }) => (
        <li key={id}>
          <b>{label}</b>
          <a href={path}>
            {change} <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Every case by country and document, each from A to Z, folded by country. */
export function EveryCase({ groups }: PartProps<'every-case'>) {
  return groups.map(({ label, path, guides }) => (
    <section key={path}>
      <h3 className={styles.country}>
        <TapLink label={label} path={path} />
      </h3>
      <Folded opener={guides.map((guide) => guide.label).join('\u00a0· ')}>
        <div className="tiles taps">
          {guides.map((guide) => (
            <div key={guide.path}>
              {guide.path !== path && (
                <h4>
                  <a href={guide.path}>{guide.label}</a>
                </h4>
              )}
              <ul>
                <LinkItems links={guide.cases} />
              </ul>
            </div>
          ))}
        </div>
      </Folded>
    </section>
  ));
}
