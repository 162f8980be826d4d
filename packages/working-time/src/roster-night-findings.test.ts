import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RosterShift } from './roster-facts';
import { rosterFindings } from './roster-findings';

type Work = [day: number, from: number, to: number, more?: Partial<RosterShift>];

const zone = createZone('Europe/Athens');
/** Monday 2 November 2026 is day 0; an hour beyond 24 is on the next day. */
const at = (day: number, hour: number) =>
  Date.parse('2026-11-02T00:00+02:00') + Math.round((day * 24 + hour) * 60) * 60_000;
const dayOf = (day: number) => addDays('2026-11-02', day);
const planned = (work: readonly Work[]): RosterShift[] =>
  work.map(([day, from, to, more], index) => ({
    id: index + 1,
    day: dayOf(day),
    from: at(day, from),
    to: at(day, to),
    breakMinutes: 0,
    isOvertime: false,
    ...more,
  }));
const found = (work: readonly Work[], nightAverage: number | undefined = 480) =>
  rosterFindings({
    shifts: planned(work),
    limitsOn: () => ({ dailyRest: 0, longestDay: 1440, daysInRow: 99, nightAverage }),
    zone,
    overtimeBefore: 0,
  });
const nights = (days: number[], to = 30, more: Partial<RosterShift> = {}): Work[] =>
  days.map((day) => [day, 22, to, more]);

describe('the average day of a night worker', () => {
  it.each<[string, Work[], [day: number, measured: number][]]>([
    ['six nights of eight hours are allowed', nights([0, 1, 2, 3, 4, 5]), []],
    ['a little more is not, and is rounded up', nights([0, 1, 2, 3, 4, 5]).with(0, [0, 21.95, 30]), [[5, 481]]],
    ['five nights of ten hours', nights([0, 1, 2, 3, 4], 32), [[4, 500]]],
    ['the rest day counts neither if it is worked', nights([0, 1, 2, 3, 4, 5, 6]), [[6, 560]]],
    ['unpaid breaks are no work', nights([0, 1, 2, 3, 4], 32, { breakMinutes: 30 }), []],
    ['overtime is no normal work', [...nights([0, 1, 2, 3, 4, 5]), [2, 18, 22, { isOvertime: true }]], []],
    ['days and as many nights', [[0, 8, 17], [1, 8, 17], [2, 8, 17], ...nights([3, 4, 5], 31)], [[5, 540]]],
    ['more days than nights', [[0, 8, 17], [1, 8, 17], [2, 8, 17], ...nights([4, 5], 32), [3, 8, 17]], []],
    ['less than three hours of the night', [0, 1, 2, 3, 4].map((day): Work => [day, 14, 24]), []],
    ['each week alone', [...nights([2, 3, 4, 5, 6]), ...nights([7, 8, 9, 10])], []],
  ])('%s', (_what, work, wanted) => {
    const own = found(work).filter(({ kind }) => kind === 'planNightAverage');
    expect(own.map(({ day, measured }) => [day, measured])).toEqual(
      wanted.map(([day, measured]) => [dayOf(day), measured]),
    );
  });

  it('is against the law, at the limit of an agreement, and nothing without a limit', () => {
    expect(found(nights([0, 1, 2, 3, 4, 5]), 450)).toMatchObject([
      { kind: 'planNightAverage', day: dayOf(5), shifts: [6], measured: 480, limit: 450, grade: 'against' },
    ]);
    const limitsOn = () => ({ dailyRest: 0, longestDay: 1440, daysInRow: 99 });
    expect(rosterFindings({ shifts: planned(nights([0, 1, 2, 3, 4], 33)), limitsOn, zone, overtimeBefore: 0 })).toEqual(
      [],
    );
  });

  it('counts the nights in another hotel, and is found where some are worked here', () => {
    const there = { id: 0, isInOtherHotel: true } as const;
    expect(found([...nights([0, 1, 2], 32), ...nights([3, 4], 32, there)])).toMatchObject([
      { kind: 'planNightAverage', day: dayOf(2), shifts: [3], measured: 500, otherHotel: { minutes: 1200 } },
    ]);
    expect(found(nights([0, 1, 2, 3, 4], 32, there))).toEqual([]);
  });

  it('is kept again once the last shift ends earlier by what is beyond the limit in six days', () => {
    const hours = array(integer({ min: 481, max: 550 }), { minLength: 6, maxLength: 6 });
    assert(
      property(hours, (lengths) => {
        const work = lengths.map((minutes, day): Work => [day, 22, 22 + minutes / 60]);
        const measured = found(work).find(({ kind }) => kind === 'planNightAverage')!.measured;
        const last = work.at(-1)!;
        const shorter = work.with(work.length - 1, [last[0], last[1], last[2] - (measured - 480) / 10]);
        expect(found(shorter).filter(({ kind }) => kind === 'planNightAverage')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
