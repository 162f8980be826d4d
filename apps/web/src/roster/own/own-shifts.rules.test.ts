import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from '#roster/model/local-days.rules';
import type { Shift } from '#roster/model/shift.rules';
import { comingShift, ownDay } from './own-shifts.rules';

const at = (text: string) => Date.parse(`${text}:00Z`);
const shift = (id: number, start: string, end: string): Shift =>
  ({ id, start: at(start), end: at(end), typeOfShift: 'Regular', calendarId: 3000, status: 'planned' }) as Shift;

const { dateOf } = localDays(createZone('UTC'));
const night = shift(1, '2026-11-25T17:00', '2026-11-26T01:00');
const toMidnight = shift(2, '2026-11-26T16:00', '2026-11-27T00:00');

it('work past midnight is a tail of the next day, and starts on its own', () => {
  expect(ownDay([night, toMidnight], '2026-11-25', dateOf)).toEqual({ tails: [], starts: [night] });
  expect(ownDay([night, toMidnight], '2026-11-26', dateOf)).toEqual({ tails: [night], starts: [toMidnight] });
  expect(ownDay([night, toMidnight], '2026-11-27', dateOf)).toEqual({ tails: [], starts: [] });
});

it('the coming shift is the first that has not ended', () => {
  expect(comingShift([toMidnight, night], at('2026-11-26T00:30'))).toBe(night);
  expect(comingShift([toMidnight, night], at('2026-11-26T02:00'))).toBe(toMidnight);
  expect(comingShift([night], at('2026-11-26T02:00'))).toBeUndefined();
});

it('a shift is over at its end', () => {
  expect(comingShift([night], night.end - 1)).toBe(night);
  expect(comingShift([night], night.end)).toBeUndefined();
});

it('a day has what is planned alone, the earliest first', () => {
  const early = shift(3, '2026-11-26T06:00', '2026-11-26T08:00');
  const others = [{ status: 'cancelled' as const }, { erganiShift: true }, { isClockRecord: true as const }].map(
    (more) => ({
      ...early,
      ...more,
    }),
  );
  expect(ownDay([toMidnight, ...others, early], '2026-11-26', dateOf)).toEqual({
    tails: [],
    starts: [early, toMidnight],
  });
});
