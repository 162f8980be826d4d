import { describe, expect, it } from 'vitest';
import { isOfMinors, limitsOf } from './pack-limits.rules';

const night = { from: 1320, to: 360 };
const pack = {
  dailyRest: 660,
  maxDailySpan: 780,
  breakMax: 30,
  night,
  sundayWorkMax: 300,
  replacementRest: 1440,
  weeklyRestFloor: 1440,
  weeklyRestStandard: 2100,
  averageWeeks: 17,
  averageWeekLimit: 2880,
  overtimeDailyCap: 240,
  overtimeYearCap: 9000,
  minorU16: { rest: 840, daily: 420, weekly: 2100 },
  minorU18: { rest: 720, daily: 480, weekly: 2400 },
};
const of = (more: object, kind: Parameters<typeof limitsOf>[1] = 'full', isKitchen = false) =>
  limitsOf(Object({ ...pack, ...more }), kind, isKitchen);

describe('the limits of a pack', () => {
  it('are those of law and agreements', () => {
    expect(of({})).toEqual({
      dailyRest: 660,
      longestDay: 780,
      daysInRow: 6,
      longestGap: undefined,
      noWork: undefined,
      sunday: { work: 300, rest: 1440 },
      weeklyRest: 1440,
      weeklyRestUsual: 2100,
      longestWeek: undefined,
      averageWeek: { weeks: 17, limit: 2880 },
      overtimeDay: 240,
      overtimeYear: 9000,
    });
  });

  it.each([
    ['minor', { dailyRest: 840, longestDay: 420, noWork: night, longestWeek: 2100 }],
    ['youth', { dailyRest: 720, longestDay: 480, noWork: night, longestWeek: 2400 }],
  ] as const)('are others for a person of kind %s', (kind, limits) => {
    expect(of({}, kind)).toMatchObject(limits);
    expect(isOfMinors(kind)).toBe(true);
  });

  it('are none for who is exempt', () => {
    expect(of({}, 'exempt')).toBeNull();
    expect(isOfMinors('exempt')).toBe(false);
  });

  it('leave no gap in a kitchen beyond the break', () => {
    expect(of({}, 'full', true)?.longestGap).toBe(30);
    expect(of({ breakMax: undefined }, 'full', true)?.longestGap).toBe(0);
  });

  it('are the usual ones where the pack is silent, and none where it says half', () => {
    const limits = of({
      dailyRest: undefined,
      maxDailySpan: undefined,
      replacementRest: undefined,
      averageWeeks: undefined,
    });
    expect(limits).toMatchObject({ dailyRest: 660, longestDay: 780, sunday: undefined, averageWeek: undefined });
    expect(of({ sundayWorkMax: undefined })?.sunday).toBeUndefined();
    expect(of({ averageWeekLimit: undefined })?.averageWeek).toBeUndefined();
    expect(of({ minorU16: undefined }, 'minor')).toMatchObject({ dailyRest: 660, longestDay: 780, noWork: undefined });
  });
});
