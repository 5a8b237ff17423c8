import { Button } from './controls.tsx';
import { useEditor } from './editor-context.ts';
import { placeToHash } from './place.ts';
import { say, words } from './words.ts';

/** All that is wrong in any draft: first what has to be mended, then what is hard to read. */
export function Problems() {
  const { state, list, go } = useEditor();
  const advice = state.problems.filter(({ gate }) => gate === 'reading');
  const faults = state.problems.filter(({ gate }) => gate !== 'reading');
  const groups = [
    { title: words.problems.title, problems: faults, isFaulty: true },
    { title: words.problems.advice, problems: advice, isFaulty: false },
  ];
  return groups
    .filter(({ problems }) => problems.length > 0)
    .map(({ title, problems, isFaulty }) => (
      <details
        key={title}
        open={isFaulty}
        className="box told small problems"
        data-tone={isFaulty ? undefined : 'caution'}
      >
        <summary>{say(title, { count: problems.length })}</summary>
        <ul>
          {problems.map((problem) => (
            <li key={[problem.file, ...problem.path, problem.gate, problem.text].join('/')}>
              <a
                href={placeToHash(problem)}
                onClick={(event) => {
                  // Also where the address is this already.
                  event.preventDefault();
                  go(problem);
                }}
              >
                <strong>{words.problems.gates[problem.gate]}</strong>
                {` · ${list.files.find(({ file }) => file === problem.file)?.label ?? problem.file}: `}
                {problem.text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    ));
}

/**
 * What visitors say is wrong in one file, or, with ways to the files, in any. Folded: whoever came for something else is not held up.
 */
export function Mistakes({ of: only }: { of: string | null }) {
  const { mistakes, list, showPage } = useEditor();
  const told = mistakes.filter(({ files }) => only === null || files.includes(only));
  if (told.length === 0) return null;
  return (
    <details className="box caution mistakes">
      <summary>
        {only === null ? words.mistakes.all : say(words.mistakes.title, { count: told.length })}
      </summary>
      <p>{words.mistakes.lead}</p>
      <ul className="stack tight">
        {told.map(({ reference, received, page, of, words: said, files }) => (
          <li key={reference} className="stack tight box">
            <p className="row small">
              <Button
                aria-label={say(words.mistakes.show, { page })}
                onClick={() => showPage(page)}
              >
                {page}
              </Button>
              {of === '' ? null : <strong dir="auto">{of}</strong>}
              <time dateTime={received}>{received.slice(0, 10)}</time>
              <span>{reference}</span>
            </p>
            <blockquote dir="auto">{said}</blockquote>
            {list.files
              .filter(({ file }) => only === null && files.includes(file))
              .map(({ file, group, label }) => (
                <a key={file} href={placeToHash({ file, path: [] })}>
                  {group} · {label}
                </a>
              ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
