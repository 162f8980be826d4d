import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import type { RosterLimits, RosterShift, WorkBefore } from './roster-facts';
import { rosterFindings } from './roster-findings';

const zone = createZone('Europe/Athens');
const limits: RosterLimits = { dailyRest: 0, longestDay: 1440, daysInRow: 99 };
const sunday = '2026-11-29';

const shift = (id: number, day: string, from: number, to: number): RosterShift => {
  const at = (hour: number) => zone.startOf(day) + hour * 3_600_000;
  return { id, day, from: at(from), to: at(to), breakMinutes: 0, isOvertime: false };
};
const found = (shifts: RosterShift[], share: Partial<RosterLimits>, before?: WorkBefore) =>
  rosterFindings({
    shifts: shifts.toSorted((one, other) => one.from - other.from),
    limitsOn: () => ({ ...limits, ...share }),
    zone,
    overtimeBefore: 0,
    ...(before && { before }),
  }).map(({ kind, day, shifts: ids, measured, limit, grade }) => [kind, day, [...ids], measured, limit, grade]);

const sundays = (count: number) => Array.from({ length: count }, (_, at) => addDays(sunday, -7 * at));
const onSundays = (count: number) => sundays(count).map((day, at) => shift(at + 1, day, 8, 14));

it('finds the Sunday beyond a fair share, as advice', () => {
  expect(found(onSundays(4), { sundaysInFourWeeks: 3 })).toEqual([['planManySundays', sunday, [1], 4, 3, 'advice']]);
  expect(found(onSundays(3), { sundaysInFourWeeks: 3 })).toEqual([]);
  expect(found(onSundays(4), {})).toEqual([]);
});

it('counts four weeks that end with the day', () => {
  const five = onSundays(5);
  expect(found(five, { sundaysInFourWeeks: 3 }).map(([, day, , measured]) => [day, measured])).toEqual([
    [addDays(sunday, -7), 4],
    [sunday, 4],
  ]);
});

it('knows of Sundays before the work that it is given', () => {
  const before = { sundays: sundays(4).slice(1), nights: [] };
  expect(found(onSundays(1), { sundaysInFourWeeks: 3 }, before)).toEqual([
    ['planManySundays', sunday, [1], 4, 3, 'advice'],
  ]);
  const farther = { sundays: [addDays(sunday, -28)], nights: [] };
  expect(found(onSundays(3), { sundaysInFourWeeks: 3 }, farther)).toEqual([]);
});

it('counts days with at least three hours of night, each once', () => {
  const nights = [1, 2, 3].map((id) => shift(id, addDays('2026-11-23', id), 22, 30));
  expect(found(nights, { nightsInFourWeeks: 2 })).toEqual([['planManyNights', '2026-11-26', [3], 3, 2, 'advice']]);
  const evening = [...nights.slice(0, 2), shift(3, '2026-11-26', 16, 24)];
  expect(found(evening, { nightsInFourWeeks: 2 })).toEqual([]);
});

it('is what the hotel decided', () => {
  const share = { sundaysInFourWeeks: 3, grades: { planManySundays: 'against' } } as const;
  expect(found(onSundays(4), share)).toEqual([['planManySundays', sunday, [1], 4, 3, 'against']]);
  expect(found(onSundays(4), { ...share, grades: { planManySundays: 'off' } })).toEqual([]);
});
