import type { FileEntry, Problem } from '../api.ts';
import styles from './ProblemList.module.css';
import { type Place, placeToHash } from './place.ts';
import { say, words } from './words.ts';

type ProblemListProps = {
  problems: readonly Problem[];
  files: readonly FileEntry[];
  /** Leads to the field. */
  onGo: (place: Place) => void;
};

/** All that is wrong in any draft: first what has to be mended, then what is hard to read. */
export function ProblemList({ problems, files, onGo }: ProblemListProps) {
  const advice = problems.filter(({ gate }) => gate === 'reading');
  const faults = problems.filter(({ gate }) => gate !== 'reading');
  const groups = [
    { name: 'faults', title: say(words.problems.title, { count: faults.length }), list: faults },
    { name: 'advice', title: say(words.problems.advice, { count: advice.length }), list: advice },
  ];
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ name, title, list }) => (
      <details
        key={name}
        open={name === 'faults'}
        className={`box told small ${styles.problems}`}
        data-tone={name === 'advice' ? 'caution' : undefined}
      >
        <summary>{title}</summary>
        <ul>
          {list.map((problem) => (
            <li key={[problem.file, ...problem.path, problem.gate, problem.text].join('/')}>
              <a
                href={placeToHash(problem)}
                onClick={(event) => {
                  // Also where the address is this already.
                  event.preventDefault();
                  onGo(problem);
                }}
              >
                <strong>{words.problems.gates[problem.gate]}</strong>
                {` · ${files.find(({ file }) => file === problem.file)?.label ?? problem.file}: `}
                {problem.text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    ));
}
