import type { Change, FileEntry, Held, Kept, OpenedFile } from '../api.ts';
import { type Difference, differences, isSame, pathAfter } from '../merge.ts';
import { type Schema, valueAt } from '../values.ts';

/** A file whose form was opened. */
export type Draft = {
  file: FileEntry & { schema: Schema };
  /** As it was typed last. */
  value: unknown;
  /** What it was typed on: the server held it in this version, or in none where it has merged it with what others typed. */
  base: unknown;
  version: string;
  conflicts: Held['conflicts'];
  /** Fields that were taken over from elsewhere while the form was open, with what stood there before. */
  news: readonly Difference[];
  /** Counts how often the value came from the server instead of a form. */
  filled: number;
};

export function opened({ value, version, conflicts, ...file }: OpenedFile): Draft {
  return { file, value, base: value, version, conflicts, news: [], filled: 1 };
}

/** With what the server holds in place of all that was typed. Shape: what an own deed brought is no news. */
export function refilled(draft: Draft, { value, version, conflicts }: Held, isOwn: boolean): Draft {
  const older = draft.news.flatMap((difference) => {
    const path = difference.isGone
      ? difference.path
      : pathAfter(draft.value, value, difference.path);
    return path === null ? [] : [{ ...difference, path }];
  });
  const newer = isOwn ? [] : differences(draft.value, value);
  const news = [...older, ...newer]
    .filter(({ path, other, isGone }) => isGone || !isSame(valueAt(value, path), other))
    // What stood there first is what somebody would miss.
    .filter((one, at, all) => all.findIndex((earlier) => isSamePlace(earlier, one)) === at);
  return { ...draft, value, base: value, version, conflicts, news, filled: draft.filled + 1 };
}

function isSamePlace(one: Difference, other: Difference): boolean {
  return one.isGone === other.isGone && one.path.join('/') === other.path.join('/');
}

/** After the server has taken what was sent. What was typed since stays as it is, on top of what was sent. */
export function accepted(draft: Draft, sent: Change, { value, version, conflicts }: Kept): Draft {
  if (value === undefined) return { ...draft, base: sent.value, version, conflicts };
  if (draft.value === sent.value) return refilled(draft, { value, version, conflicts }, false);
  return { ...draft, base: sent.value, version: '', conflicts };
}
