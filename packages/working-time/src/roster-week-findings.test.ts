import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { RosterLimits, RosterShift } from './roster-facts';
import { rosterFindings } from './roster-findings';

type Work = [day: number, from: number, to: number, breakMinutes?: number];

const zone = createZone('Europe/Athens');
/** Monday 2 November 2026 is day 0; an hour beyond 24 is on the next day. */
const at = (day: number, hour: number) => Date.parse('2026-11-02T00:00+02:00') + (day * 24 + hour) * 3_600_000;
const dayOf = (day: number) => addDays('2026-11-02', day);
const planned = (work: readonly Work[], isOvertime = false): RosterShift[] =>
  work.map(([day, from, to, breakMinutes = 0], index) => ({
    id: index + 1,
    day: dayOf(day),
    from: at(day, from),
    to: at(day, to),
    breakMinutes,
    isOvertime,
  }));
const found = (shifts: RosterShift[], limits: Partial<RosterLimits>) =>
  rosterFindings({
    shifts,
    limitsOn: () => ({ dailyRest: 0, longestDay: 1440, daysInRow: 99, ...limits }),
    zone,
    overtimeBefore: 0,
  }).map(({ kind, day, shifts: ids, measured, limit }) => [kind, day, ids, measured, limit]);

describe('the rest of a week', () => {
  const weeklyRest = 1440;
  const week: Work[] = [
    [0, 5, 13],
    [1, 5, 13],
    [2, 5, 13],
    [3, 5, 13],
    [4, 12, 20],
    [5, 19, 27],
  ];

  it.each<[string, Work[], unknown[]]>([
    [
      'is too short between a night and an early shift in the next week',
      [[-1, 6, 14], ...week, [7, 2, 10]],
      [['planWeekRest', dayOf(5), [7], 1380, 1440]],
    ],
    ['is there before the first shift of the week', [[-2, 5, 13], ...week, [7, 2, 10]], []],
    ['is there after its last shift', [[-1, 6, 14], ...week, [7, 3, 10]], []],
    ['is not missed where nothing is planned before it', [...week, [7, 2, 10]], []],
    ['is not missed where nothing is planned after it yet', [[-1, 6, 14], ...week], []],
    ['is there within the week', [[-1, 6, 14], ...week.toSpliced(2, 1), [7, 2, 10]], []],
  ])('%s', (_what, work, wanted) => {
    expect(found(planned(work), { weeklyRest })).toEqual(wanted);
  });

  it('counts a week on the night shift into Monday with the week in which it began', () => {
    const nights: Work[] = [0, 1, 2, 3, 4, 5, 6].map((day) => [day, 22, 30]);
    expect(found(planned([[-1, 22, 30], ...nights, [7, 22, 30]]), { weeklyRest })).toEqual([
      ['planWeekRest', dayOf(6), [8], 960, 1440],
    ]);
  });
});

describe('the hours of a week', () => {
  it('are limited for minors, breaks aside, from Monday to Sunday', () => {
    const days: Work[] = [0, 1, 2, 3, 4, 5].map((day) => [day, 8, 15, 15]);
    expect(found(planned(days), { longestWeek: 2400 })).toEqual([['planLongWeek', dayOf(5), [6], 2430, 2400]]);
    expect(found(planned(days), {})).toEqual([]);
    const overTwoWeeks: Work[] = [3, 4, 5, 7, 8, 9].map((day) => [day, 8, 15, 15]);
    expect(found(planned(overTwoWeeks), { longestWeek: 2400 })).toEqual([]);
  });
});

describe('the average week', () => {
  const averageWeek = { weeks: 5, limit: 2880 };
  const long: Work[] = [0, 1, 2, 3, 4, 5].map((day) => [day, 8, 17]);
  const average = (minutes: number[], away: string[] = [], work = long) =>
    rosterFindings({
      shifts: planned(work),
      limitsOn: () => ({ dailyRest: 0, longestDay: 1440, daysInRow: 99, averageWeek }),
      zone,
      overtimeBefore: 0,
      earlier: { until: dayOf(0), minutes, away },
    }).map(({ kind, day, measured }) => [kind, day, measured]);

  it('is exceeded by the week that brings the average above the limit', () => {
    expect(average([0, 0, 2700, 2760, 2820, 2880])).toEqual([]);
    expect(average([0, 0, 2700, 2760, 2820, 2881])).toEqual([['planAverageWeek', dayOf(5), 2880]]);
    expect(average([0, 0, 3600, 3600, 3600, 3600], [], long.slice(1))).toEqual([]);
    expect(average([0, 0, 0, 2760, 2820, 2881])).toEqual([]);
  });

  it('leaves out weeks of leave, and counts weeks without work', () => {
    const before = [0, 0, 0, 2760, 2820, 2881];
    expect(average(before, ['2026-10-05'])).toEqual([['planAverageWeek', dayOf(5), 2925]]);
    expect(average(before, ['2026-10-05', dayOf(0)])).toEqual([]);
  });

  it('goes on from week to week', () => {
    const two: Work[] = [...long, ...[7, 8, 9, 10, 11, 12].map((day): Work => [day, 8, 17])];
    expect(average([3000, 2700, 2700, 2700, 2700], [], two)).toEqual([['planAverageWeek', dayOf(12), 2916]]);
  });
});

describe('the overtime of a day', () => {
  it('is limited, whatever the number of its parts', () => {
    const parts: Work[] = [
      [1, 6, 8],
      [1, 16, 18.5],
    ];
    expect(found(planned(parts, true), { overtimeDay: 240 })).toEqual([
      ['planOvertimeDay', dayOf(1), [1, 2], 270, 240],
    ]);
    expect(found(planned([[1, 16, 20]], true), { overtimeDay: 240 })).toEqual([]);
    expect(found(planned([[1, 8, 16]]), { overtimeDay: 240 })).toEqual([]);
  });
});
