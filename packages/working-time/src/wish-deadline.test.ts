import { describe, expect, it } from 'vitest';
import type { RosterWish } from './roster-wish';
import { closedDayOf, firstDayToWish, isWishClosed, lastDayToWish } from './wish-deadline';

/** Monday. */
const today = '2031-05-05';
const week = [{ firstDay: '2031-01-01', days: 7 }];
const wish = (more: Partial<RosterWish> = {}): RosterWish => ({
  first: '2031-05-12',
  last: '2031-05-12',
  weekdays: [],
  hours: null,
  ...more,
});

describe('the deadline of a wish', () => {
  it('is so many days before the day for which it is, by what holds on that day', () => {
    expect(lastDayToWish(week, '2031-05-12')).toBe('2031-05-05');
    expect(isWishClosed(week, '2031-05-12', today)).toBe(false);
    expect(isWishClosed(week, '2031-05-11', today)).toBe(true);
    expect(firstDayToWish(week, today)).toBe('2031-05-12');

    const longer = [...week, { firstDay: '2031-06-01', days: 60 }, { firstDay: '2031-07-01', days: null }];
    expect(lastDayToWish(longer, '2031-06-01')).toBe('2031-04-02');
    expect(isWishClosed(longer, '2031-06-01', today)).toBe(true);
    expect(lastDayToWish(longer, '2031-07-01')).toBeNull();
  });

  it('is not there before a hotel decides on one', () => {
    expect(lastDayToWish([], today)).toBeNull();
    expect(lastDayToWish(week, '2030-12-31')).toBeNull();
    expect(firstDayToWish([], today)).toBe(today);
    expect(firstDayToWish([{ firstDay: '2031-01-01', days: null }], today)).toBe(today);
  });
});

describe('a change of a wish', () => {
  const closed = (before: RosterWish | null, after: RosterWish | null, deadlines = week) =>
    closedDayOf({ before, after }, deadlines, today);

  it('is too late for a closed day that a new wish would be about', () => {
    expect(closed(null, wish())).toBeUndefined();
    expect(closed(null, wish({ first: '2031-05-11' }))).toBe('2031-05-11');
    expect(closed(null, wish({ first: '2031-05-06', last: null, weekdays: [1] }))).toBeUndefined();
    expect(closed(null, wish({ first: '2031-05-06', last: null, weekdays: [7] }))).toBe('2031-05-11');
    expect(closed(null, wish({ first: '2031-01-01', last: null }))).toBe(today);
    expect(closed(null, wish({ first: '2031-04-01', last: '2031-04-01' }))).toBe('2031-04-01');
    expect(closed(null, wish({ first: today }), [])).toBeUndefined();
  });

  it('is about open days alone where closed days stay as they are', () => {
    const running = wish({ first: '2031-01-01', last: null, weekdays: [3] });
    expect(closed(running, { ...running, last: '2031-05-31' })).toBeUndefined();
    expect(closed(running, { ...running, first: '2031-02-01' })).toBeUndefined();
    expect(closed(running, { ...running, last: '2031-05-06' })).toBe('2031-05-07');
    expect(closed(running, { ...running, weekdays: [3, 4] })).toBe('2031-05-08');
    expect(closed(running, { ...running, hours: ['08:00', '16:00'] })).toBe('2031-05-07');
    expect(closed(wish(), wish({ first: '2031-05-10' }))).toBe('2031-05-10');
    expect(closed(wish({ first: '2031-05-10' }), wish())).toBe('2031-05-10');
  });

  it('is a withdrawal of something closed, of which the caller may warn', () => {
    expect(closed(wish({ first: '2031-05-08' }), null)).toBe('2031-05-08');
    expect(closed(wish(), null)).toBeUndefined();
  });
});
