import { describe, expect, test } from 'vitest';
import { scheduleOf } from '../../plan/schedule.ts';
import type { CasePlan } from '../../plan/shapes.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { loadContent } from '../load.ts';

// With a paper calendar, from what the pages of the cases say of their times. Another figure from an authority changes its rows here.
const today = '2026-11-26';

// The case, what the visitor says, what is said, and the days in it.
const byCountry = {
  'the United Kingdom': [
    'uk/uk-passport/renew-adult | needed 2027-02-01 | inTime | day 2027-01-11',
    'uk/uk-passport/renew-adult | needed 2026-12-10 | tooLateOne faster | latest 2026-12-17',
    'uk/uk-passport/renew-adult | needed 2026-12-01 | tooLateOne | latest 2026-12-17',
    'uk/id/pass-card | needed 2027-01-01 | inTime | day 2026-12-11',
    'uk/id/lost-pass-card | needed 2027-01-01 | inTime | day 2026-12-11',
    'uk/uk-residence-permit/settlement | needed 2027-08-31 | inTime | day 2027-02-28',
    'uk/uk-residence-permit/extend | needed 2027-03-01 | inTime | day 2027-01-04',
    // Five working days over Christmas, Boxing Day's Monday and New Year.
    'uk/uk-driving-license/renew-at-70 | needed 2027-01-05 | inTime | day 2026-12-24',
    'uk/ielts/re-mark | needed 2026-12-10 | tight | day 2026-12-08',
  ],
  Ireland: [
    // 1 February is Saint Brigid's Day.
    'ireland/ireland-driving-license/exchange | needed 2027-03-01 | inTime | day 2027-01-22',
    'ireland/ireland-driving-license/renew | ends 2027-05-31 | renewBetween | from 2027-02-28 by 2027-05-31',
    'ireland/ireland-driving-license/renew | ends 2027-02-10 | renewNow | by 2027-02-10',
    'ireland/ireland-driving-license/renew | ends 2026-11-25 | ended | ends 2026-11-25',
    'ireland/ireland-work-permit/register | ends 2027-06-01 | renewBetween | from 2027-03-09 by 2027-06-01',
    'ireland/ireland-work-permit/renew | ends 2027-06-30 | renewBetween | from 2027-02-28 by 2027-06-30',
    'ireland/ireland-work-permit/renew | ends 2028-06-29 | renewBetween | from 2028-02-29 by 2028-06-29',
    'ireland/ireland-work-permit/general | needed 2027-03-01 | noTime | ',
  ],
  Germany: [
    'germany/germany-passport/adult | needed 2027-03-01 | inTime | day 2027-01-18',
    'germany/germany-passport/adult | needed 2026-12-24 | tight faster | day 2026-12-03',
    'germany/germany-passport/adult | needed 2026-12-10 | tooLate faster | soonest 2026-12-17 latest 2027-01-07',
    'germany/germany-resident-permit/renew | ends 2027-06-30 | renewFrom | from 2027-05-05',
    'germany/germany-resident-permit/renew | ends 2027-01-07 | renewNow afterEnd | by 2027-01-07',
    'germany/german-driving-license/exchange-uk | needed 2027-02-28 | inTime | day 2027-01-17',
    'germany/germany-passport/abroad | needed 2027-03-01 | inTime | day 2027-01-18',
    'germany/germany-resident-permit/new-card | needed 2027-05-31 | inTime | day 2027-04-05',
    'general/school-diplomas/recognise-germany | needed 2027-05-31 | inTime | day 2027-02-28',
  ],
  France: [
    'france/france-driving-license/lost | needed 2027-04-30 | inTime | day 2027-02-28',
    'france/france-driving-license/lost | needed 2027-01-15 | tight | day 2026-12-15',
    'france/france-driving-license/lost | needed 2026-12-20 | tooLate | soonest 2026-12-26 latest 2027-01-26',
    'france/france-work-permit/renew | ends 2027-06-30 | renewBetween | from 2027-03-02 by 2027-05-01',
    'france/france-work-permit/renew | ends 2027-02-28 | renewNow | by 2026-12-30',
    'france/france-work-permit/renew | ends 2027-01-07 | late | by 2026-11-08 ends 2027-01-07',
    'france/french-passport/renew-adult | needed 2027-01-10 | noTime | ',
    'general/school-diplomas/recognise-france | needed 2027-08-31 | inTime | day 2027-02-28',
  ],
  Spain: [
    'spain/spain-driving-license/exchange-uk | needed 2027-05-31 | inTime | day 2027-02-28',
    // The law limits the decision, and the card comes after it.
    'spain/spain-driving-license/lost-or-stolen | needed 2027-05-31 | noTime | ',
    'spain/spain-resident-permit/renew | ends 2027-01-07 | renewNow afterEnd | by 2027-01-07',
    'spain/spain-resident-permit/renew | ends 2027-06-30 | renewBetween afterEnd | from 2027-04-30 by 2027-06-30',
    'spain/spain-resident-permit/renew | ends 2028-04-29 | renewBetween afterEnd | from 2028-02-29 by 2028-04-29',
    'spain/spain-resident-permit/renew | needed 2027-05-31 ends 2027-06-30 | opensTooLate | from 2027-04-30',
    'spain/spain-resident-permit/renew | ends 2026-11-26 | renewNow afterEnd | by 2026-11-26',
    'spain/spain-resident-permit/nie | needed 2026-12-15 | inTime | day 2026-12-10',
    'spain/spain-resident-permit/long-term | needed 2027-05-31 | inTime | day 2027-02-28',
    'spain/spain-driving-license/renew | ends 2027-01-31 | renewNow | by 2027-01-31',
  ],
  'the United States': [
    'usa/alabama-driving-license/renew | needed 2027-01-01 | inTime | day 2026-12-02',
    'usa/alabama-driving-license/renew | needed 2026-12-20 | tooLateOne | latest 2026-12-26',
    'usa/alabama-driving-license/replace | needed 2028-03-30 | inTime | day 2028-02-29',
    'usa/california-driving-license/renew | needed 2027-01-04 | inTime | day 2026-12-07',
    'usa/california-driving-license/renew | needed 2026-12-20 | tight | day 2026-12-06',
    'usa/california-driving-license/renew | needed 2026-12-05 | tooLate | soonest 2026-12-10 latest 2026-12-24',
    'usa/florida-driving-license/renew | ends 2028-08-31 | applyBetween | from 2027-02-28 by 2028-08-10',
    'usa/florida-driving-license/renew | ends 2027-05-01 | inTime | day 2027-04-10',
  ],
};

const { pages } = compile(loadContent(process.cwd()), readBuildConfig({}));

/** "from 2027-02-28 by 2027-05-31", as days by their names. */
function daysIn(words: string): Record<string, string> {
  return Object.fromEntries(
    [...words.matchAll(/(\w+) (\d\S+)/g)].map(([, name, day]) => [name, day]),
  );
}

describe.each(Object.entries(byCountry))('in %s', (_, rows) => {
  test.each(rows)('%s', (row) => {
    const [content, typed = '', said, days = ''] = row.split(/ \| ?/);
    const known = pages.find((page) => page.content === content)?.planned;
    if (known == null) throw new Error(`There is no case ${content}.`);
    const own = { dates: daysIn(typed) } as Partial<CasePlan> as CasePlan;
    const { advice } = scheduleOf({ known, own }, today);
    expect(advice.map(({ say }) => say).join(' ')).toBe(said);
    expect(advice[0]?.days ?? {}).toMatchObject(daysIn(days));
  });
});
