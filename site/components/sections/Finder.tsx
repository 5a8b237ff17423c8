import { ChevronLeft } from 'lucide-react';
import type { ChoiceCard, PartProps } from '../../../compiler/page.ts';
import { CountryShape, DocumentIcon } from '../elements/Drawings.tsx';
import { Folded } from '../elements/Folded.tsx';
import { Inlines, LinkItems } from '../elements/RichText.tsx';
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

/** Every case as a link, folded by country. */
export function EveryCase({ groups }: PartProps<'every-case'>) {
  return (
    <div>
      {groups.map(({ title, guides }) => (
        <Folded opener={title} key={title}>
          <div className={`tiles taps ${styles.guides}`}>
            {guides.map((guide) => (
              <GuideWithCases {...guide} key={guide.path} />
            ))}
          </div>
        </Folded>
      ))}
    </div>
  );
}

type GuideWithCasesProps = PartProps<'every-case'>['groups'][number]['guides'][number];

function GuideWithCases({ label, path, cases }: GuideWithCasesProps) {
  return (
    <div>
      <h3>
        <a href={path}>{label}</a>
      </h3>
      <ul>
        <LinkItems links={cases} />
      </ul>
    </div>
  );
}
