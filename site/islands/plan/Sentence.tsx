import { piecesOf } from '../../../plan/filled.ts';
import type { LanguageMark } from './languages.ts';

type SentenceProps = {
  words: string;
  /** What belongs where its {names} stand, in the language of the case. */
  values: Readonly<Record<string, string>>;
  mark: LanguageMark;
};

/** A sentence of the page with words of a case in it, which may be of another language. */
export function Sentence({ words, values, mark }: SentenceProps) {
  return piecesOf(words, values).map(({ text, isValue }) =>
    isValue && mark.lang !== undefined ? (
      <bdi key={text} {...mark}>
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}
