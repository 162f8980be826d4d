import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { RosterFacts, RosterLimits, RosterShift } from './roster-facts';
import { rosterFindings } from './roster-findings';
import { type WorkInOtherHotel, withOtherHotels } from './roster-other-hotels';

const zone = createZone('Europe/Athens');
const usual: RosterLimits = { dailyRest: 660, longestDay: 780, daysInRow: 6 };
/** Day of November 2026, from one hour to another. The 2nd is a Monday. */
type Work = [day: number, from: number, to: number, more?: Partial<WorkInOtherHotel>];

const at = (day: number, hour: number) => zone.startOf(addDays('2026-11-01', day - 1)) + hour * 3_600_000;
const spanOf = ([day, from, to, more]: Work): WorkInOtherHotel => {
  return { from: at(day, from), to: at(day, to), breakMinutes: 0, isOvertime: false, ...more };
};
const here = (work: Work[]): RosterShift[] =>
  work.map((one, index) => ({ ...spanOf(one), id: index + 1, day: addDays('2026-11-01', one[0] - 1) }));
const found = (own: Work[], others: Work[], limits: RosterLimits = usual, more: Partial<RosterFacts> = {}) =>
  rosterFindings({
    shifts: withOtherHotels(here(own), others.map(spanOf), zone),
    limitsOn: () => limits,
    zone,
    overtimeBefore: 0,
    ...more,
  }).map(({ kind, day, shifts, measured, otherHotel }) => [kind, Number(day.slice(8)), shifts, measured, otherHotel]);
const days = (first: number, last: number, from: number, to: number): Work[] =>
  Array.from({ length: last - first + 1 }, (_, index) => [first + index, from, to]);

describe('work in another hotel', () => {
  it.each<[string, Work[], Work[], unknown[], RosterLimits?]>([
    ['eleven hours after it', [[3, 10, 15]], [[2, 15, 23]], []],
    [
      'too soon after it',
      [[3, 7, 15]],
      [[2, 15, 23]],
      [['planRest', 3, [1], 480, { minutes: 480, hours: '15:00–23:00' }]],
    ],
    [
      'too soon before it',
      [[2, 15, 23]],
      [[3, 7, 15]],
      [['planRest', 2, [1], 480, { minutes: 480, hours: '07:00–15:00', isNext: true }]],
    ],
    [
      'too little rest on both sides',
      [[3, 7, 23]],
      [
        [2, 15, 22],
        [4, 6, 10],
      ],
      [
        ['planLongDay', 3, [1], 960, undefined],
        ['planRest', 3, [1], 540, { minutes: 420, hours: '15:00–22:00' }],
        ['planRest', 3, [1], 420, { minutes: 240, hours: '06:00–10:00', isNext: true }],
      ],
    ],
    [
      'between two shifts here: the shorter rest alone',
      [
        [2, 12, 20],
        [3, 6, 12],
      ],
      [[2, 21, 23]],
      [['planRest', 3, [2], 420, { minutes: 120, hours: '21:00–23:00' }]],
    ],
    [
      'at the same time',
      [[2, 8, 14]],
      [[2, 13, 15]],
      [['planOverlap', 2, [1], 60, { minutes: 120, hours: '13:00–15:00' }]],
    ],
    [
      'more than thirteen hours of a day in both',
      [[2, 6, 14]],
      [[2, 15, 21, { breakMinutes: 15 }]],
      [['planLongDay', 2, [1], 825, { minutes: 345, hours: '15:00–21:00' }]],
    ],
    [
      'days in a row, reported on days here',
      [[8, 8, 14]],
      days(2, 7, 8, 14),
      [['planDaysInRow', 8, [1], 7, { minutes: 2160 }]],
    ],
    [
      'the free stretch of a week, on the last day here',
      [[4, 8, 14]],
      [
        [1, 8, 14],
        [2, 20, 22],
        [5, 8, 14],
        [7, 2, 8],
        [9, 8, 14],
      ],
      [['planWeekRest', 4, [1], 2880, { minutes: 840 }]],
      { ...usual, weeklyRest: 3600 },
    ],
    [
      'the week of a minor',
      [[2, 8, 12]],
      days(3, 6, 8, 15),
      [['planLongWeek', 2, [1], 1920, { minutes: 1680 }]],
      { ...usual, longestWeek: 1800 },
    ],
    [
      'Sundays and nights of a fair share',
      [[15, 8, 14]],
      [
        [1, 8, 14],
        [8, 8, 14],
      ],
      [['planManySundays', 15, [1], 3, undefined]],
      { ...usual, sundaysInFourWeeks: 2 },
    ],
    [
      'the rest for a Sunday here',
      [[1, 8, 14]],
      days(2, 7, 8, 14),
      [['planSundayRest', 1, [1], 1080, { minutes: 2160 }]],
      { ...usual, daysInRow: 99, sunday: { work: 300, rest: 1440 } },
    ],
    [
      'nothing of what is wrong there alone',
      [[20, 8, 14]],
      [...days(2, 9, 8, 23), [4, 20, 22]],
      [],
      { ...usual, weeklyRest: 2160, longestWeek: 360, noWork: ['22:00', '06:00'], overtimeDay: 60, longestGap: 0 },
    ],
    [
      'no overtime, contract hours or gap of the kitchen here',
      [
        [2, 8, 12],
        [2, 12, 13, { isOvertime: true }],
      ],
      [
        [2, 16, 19, { isOvertime: true }],
        [3, 8, 16],
      ],
      [],
      { ...usual, overtimeDay: 60, overtimeYear: 120, contractWeek: 300, contractDays: 5, longestGap: 0 },
    ],
  ])('counts: %s', (_what, own, others, expected, limits = usual) => {
    expect(found(own, others, limits)).toEqual(expected);
  });

  it('counts for the average of four months', () => {
    const rule = { ...usual, longestDay: 900, averageWeek: { weeks: 2, limit: 2880 } };
    const earlier = { until: '2026-11-02', minutes: [2880], away: [] };

    expect(found(days(2, 6, 8, 13), days(2, 6, 14, 19), rule, { earlier })).toEqual([
      ['planAverageWeek', 6, [5], 2940, { minutes: 1500 }],
    ]);
    expect(found(days(2, 6, 8, 13), [], rule, { earlier })).toEqual([]);
  });

  it('leaves the list of shifts as it is where there is none', () => {
    const shifts = here([[2, 8, 14]]);

    expect(withOtherHotels(shifts, [], zone)).toBe(shifts);
  });
});
