import { z } from 'zod';
import { maybe, richText, yes } from './rich-text.ts';

/** What people ask most while they wait. */
export const waitMatters = ['work', 'travel', 'drive'] as const;
export type WaitMatter = (typeof waitMatters)[number];
type Wait = Partial<Record<WaitMatter, string | undefined>> & {
  notFound?: WaitMatter[] | undefined;
};

const doesNotApply = yes(
  'Yes where there is nothing to say, because nobody waits here. No page shows it.',
);

/** `whileYouWait` of a case. */
export const whileYouWait = maybe(
  z
    .strictObject({
      work: maybe(richText, 'What they may do about work.'),
      travel: maybe(richText, 'Whether they may leave and come back.'),
      drive: maybe(richText, 'Whether they may drive.'),
      notFound: maybe(
        z.array(z.enum(waitMatters)).min(1),
        'What no official page says. The page says so, and leads to the authority.',
      ),
      doesNotApply,
    })
    .refine(
      (wait) => wait.doesNotApply !== undefined || waitMatters.some((one) => tells(wait, one)),
      {
        message: 'at least one of work, travel and drive, each in words or under notFound',
      },
    )
    .refine((wait) => waitMatters.every((one) => !wait[one] || !wait.notFound?.includes(one)), {
      path: ['notFound'],
      message: 'only what is not told in words',
    }),
  'What people may do until the authority has decided: work, travel and drive. A case about a right to stay says work and travel, one about a right to drive says drive.',
).meta({ warns: true });

/** `clock` of a case. */
export const clock = maybe(
  z
    .strictObject({
      text: maybe(
        richText,
        'From which event time runs, such as the day on which a letter is sent, received or told, and whether working days count.',
      ),
      notFound: yes(
        'Yes where no official page says it. The page says so, and leads to the authority.',
      ),
      doesNotApply,
    })
    .refine((one) => Object.keys(one).length === 1, {
      message: 'one of text, notFound and doesNotApply',
    }),
  'When a deadline or a time of this case begins.',
).meta({ warns: true });

type Waiting = { whileYouWait?: z.infer<typeof whileYouWait>; clock?: unknown };
type LeftOpen = [field: 'whileYouWait' | 'clock', expected: string];

/** What a case leaves open of what is `asked` while its readers wait: each field, and what it should say. */
export function leftOpen({ whileYouWait: wait, clock }: Waiting, asked: readonly WaitMatter[]) {
  const untold = wait?.doesNotApply ? [] : asked.filter((matter) => !tells(wait ?? {}, matter));
  const left: LeftOpen[] = [];
  if (untold.length > 0)
    left.push(['whileYouWait', `with ${untold.join(' and ')}, in words or under notFound`]);
  if (clock === undefined) left.push(['clock', 'given, with text, notFound or doesNotApply']);
  return left;
}

/** True of a matter that a case tells of, or says that nobody does. */
function tells(wait: Wait, matter: WaitMatter): boolean {
  return wait[matter] !== undefined || wait.notFound?.includes(matter) === true;
}
