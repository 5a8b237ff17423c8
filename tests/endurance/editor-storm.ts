import { runEditorStorm } from '../support/editor-storm/storm.ts';

/** Kills the editor's server under two windows that type, again and again, and prints what became of every word. */
export async function benchEditorStorm(kills: number, seed: number): Promise<void> {
  console.log(
    `${kills} times kill -9 under two windows that type into the same files, seed ${seed}`,
  );
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`;
  const report = await runEditorStorm({
    kills,
    seed,
    onRound: ({ kills: done, typed, lost }) =>
      console.log(`  ${done} kills, ${typed} words, ${lost.length} lost, ${seconds()}`),
  });
  const { lost, differing, ...counts } = report;
  console.table({
    ...counts,
    'words lost': lost.length,
    'fields shown differently': differing.length,
  });
  for (const word of lost) console.log(`  ${word} stands nowhere`);
  for (const field of differing) console.log(`  ${field} is another one in each window`);
  console.log(seconds());
  if (lost.length + differing.length > 0) process.exitCode = 1;
}
