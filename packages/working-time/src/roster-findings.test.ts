import { describe, expect, it } from 'vitest';
import { type RosterShift, rosterFindings } from './roster-findings';

const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}+02:00`);
const dayOf = (instant: number) => new Date(instant + 7_200_000).toISOString().slice(0, 10);
const usual = { dailyRest: 660, longestDay: 780, daysInRow: 6 };
const work = (...spans: [from: string, to: string, breakMinutes?: number][]): RosterShift[] =>
  spans.map(([from, to, breakMinutes = 0], index) => ({
    id: index + 1,
    from: at(from),
    to: at(to),
    day: dayOf(at(from)),
    breakMinutes,
  }));
const found = (shifts: RosterShift[], limits = usual) =>
  rosterFindings({ shifts, limitsOn: () => limits }).map(({ kind, day, shifts: ids, measured }) => [
    kind,
    Number(day.slice(8)),
    ids,
    measured,
  ]);
const daily = (days: number) =>
  work(
    ...Array.from({ length: days }, (_, day): [string, string] => {
      const date = String(day + 2).padStart(2, '0');
      return [`${date} 08:00`, `${date} 16:00`];
    }),
  );

describe('what stands against a plan', () => {
  it.each<[string, RosterShift[], unknown[]]>([
    ['nothing in a week of days', daily(6), []],
    ['two shifts at once', work(['02 07:00', '02 15:00'], ['02 14:15', '02 19:00']), [['planOverlap', 2, [1, 2], 45]]],
    [
      'a long shift over two others',
      work(['02 07:00', '02 19:00'], ['02 08:00', '02 09:00'], ['02 18:00', '02 19:30']),
      [
        ['planLongDay', 2, [1, 2, 3], 870],
        ['planOverlap', 2, [1, 2], 60],
        ['planOverlap', 2, [1, 3], 60],
      ],
    ],
    ['ten hours of rest', work(['02 13:00', '02 21:00'], ['03 07:00', '03 15:00']), [['planRest', 3, [2], 600]]],
    ['eleven hours of rest are enough', work(['02 12:00', '02 20:00'], ['03 07:00', '03 15:00']), []],
    ['work that runs on into the next day', work(['02 20:00', '03 00:00'], ['03 00:00', '03 04:00']), []],
    ['a split day', work(['02 07:00', '02 11:00'], ['02 18:00', '02 22:00']), []],
    ['fourteen hours on a day', work(['02 07:00', '02 21:00']), [['planLongDay', 2, [1], 840]]],
    ['fourteen hours with a break of one', work(['02 07:00', '02 21:00', 60]), []],
    ['a seventh day', daily(7), [['planDaysInRow', 8, [7], 7]]],
    [
      'a seventh and an eighth day',
      daily(8),
      [
        ['planDaysInRow', 8, [7], 7],
        ['planDaysInRow', 9, [8], 8],
      ],
    ],
    ['seven days with one free among them', daily(8).toSpliced(3, 1), []],
    [
      'a short shift within a long one, and one after both',
      work(['02 12:00', '02 22:00'], ['02 13:00', '02 14:00'], ['03 07:00', '03 15:00']),
      [
        ['planOverlap', 2, [1, 2], 60],
        ['planRest', 3, [3], 540],
      ],
    ],
    [
      'three shifts of which two end together',
      work(['02 07:00', '02 11:00'], ['02 09:00', '02 11:00'], ['02 10:00', '02 12:00']),
      [
        ['planOverlap', 2, [1, 2], 120],
        ['planOverlap', 2, [1, 3], 60],
      ],
    ],
  ])('%s', (_what, shifts, wanted) => {
    expect(found(shifts)).toEqual(wanted);
  });

  it('goes by the limits of each day', () => {
    const evenings = work(['02 12:00', '02 20:00'], ['03 07:00', '03 15:00']);

    expect(found(evenings, { ...usual, dailyRest: 720 })).toEqual([['planRest', 3, [2], 660]]);
    expect(found(work(['02 07:00', '02 18:00']), { ...usual, longestDay: 600 })).toEqual([
      ['planLongDay', 2, [1], 660],
    ]);
  });
});
