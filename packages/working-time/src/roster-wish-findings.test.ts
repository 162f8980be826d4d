import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { RosterLimits, RosterShift } from './roster-facts';
import { rosterFindings } from './roster-findings';
import { type RosterWish, wishesOn } from './roster-wish';

const zone = createZone('Europe/Athens');
/** Monday 9 November 2026 is day 0. */
const monday = '2026-11-09';
const at = (day: number, hour: number) => Date.parse('2026-11-09T00:00+02:00') + (day * 24 + hour) * 3_600_000;
const shift = (day: number, from: number, to: number, id = day + 1): RosterShift => ({
  id,
  day: addDays(monday, day),
  from: at(day, from),
  to: at(day, to),
  breakMinutes: 0,
  isOvertime: false,
});
const usual: RosterLimits = { dailyRest: 0, longestDay: 1440, daysInRow: 99 };
const wish = (more: Partial<RosterWish> = {}): RosterWish => ({
  first: monday,
  last: monday,
  weekdays: [],
  hours: null,
  ...more,
});
const found = (wishes: RosterWish[], shifts: RosterShift[], limits: RosterLimits | null = usual) =>
  rosterFindings({ shifts, wishes, limitsOn: () => limits, zone, overtimeBefore: 0 }).map(
    ({ kind, day, shifts: ids, measured, wish: hours, grade }) => [kind, day, ids, measured, hours, grade],
  );

describe('a wish', () => {
  it('is about its days, or their weekdays', () => {
    expect(wishesOn(wish(), monday)).toBe(true);
    expect(wishesOn(wish(), '2026-11-10')).toBe(false);
    expect(wishesOn(wish({ last: null, weekdays: [1, 7] }), '2030-11-10')).toBe(true);
    expect(wishesOn(wish({ last: null, weekdays: [2] }), monday)).toBe(false);
    expect(wishesOn(wish({ last: null }), '2026-11-08')).toBe(false);
  });

  it('for a day off is not met by any work on it', () => {
    expect(found([wish()], [shift(0, 8, 12), shift(0, 18, 22, 9)])).toEqual([
      ['planWishUnmet', monday, [1, 9], 480, undefined, 'advice'],
    ]);
    expect(found([wish()], [shift(1, 8, 12)])).toEqual([]);
    expect(found([], [shift(0, 8, 12)])).toEqual([]);
  });

  it('for certain hours is not met by work outside of them', () => {
    const afternoon = wish({ hours: ['14:00', '22:00'] });
    expect(found([afternoon], [shift(0, 14, 22)])).toEqual([]);
    expect(found([afternoon], [shift(0, 12.5, 20.5)])).toEqual([
      ['planWishUnmet', monday, [1], 90, '14:00–22:00', 'advice'],
    ]);
    expect(found([wish({ hours: ['22:00', '06:00'] })], [shift(0, 22, 30)])).toEqual([]);
    expect(found([wish({ hours: ['22:00', '06:00'] })], [shift(0, 22, 31)])).toEqual([
      ['planWishUnmet', monday, [1], 60, '22:00–06:00', 'advice'],
    ]);
  });

  it('has the grade that the hotel decided on, and is advice for people without limits', () => {
    const decided = (grade: 'against' | 'off') => ({ ...usual, grades: { planWishUnmet: grade } });
    expect(found([wish()], [shift(0, 8, 12)], decided('against'))[0]!.at(-1)).toBe('against');
    expect(found([wish()], [shift(0, 8, 12)], decided('off'))).toEqual([]);
    expect(found([wish()], [shift(0, 8, 12)], null)[0]!.at(-1)).toBe('advice');
  });
});
