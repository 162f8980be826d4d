import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { dayRange, monthsOf } from './day-range.rules';

const athens = createZone('Europe/Athens');
const hours = (from: number, to: number) => (to - from) / 3_600_000;

it('has each day with its start, and the end of the last one, over a change of the clocks', () => {
  const range = dayRange(athens, { start: '2026-10-24', days: 3 });
  expect(range.dates).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(range.starts.map((start) => new Date(start).toISOString())).toEqual([
    '2026-10-23T21:00:00.000Z',
    '2026-10-24T21:00:00.000Z',
    '2026-10-25T22:00:00.000Z',
    '2026-10-26T22:00:00.000Z',
  ]);
  expect([range.start, range.end]).toEqual([range.starts[0], range.starts[3]]);
  expect(range.hours).toEqual({ dates: range.dates, starts: range.starts, attribution: 'split' });
});

it('counts hours from the start of the business day', () => {
  const { starts, hours: counted } = dayRange(
    athens,
    { start: '2026-11-16', days: 1 },
    { attribution: 'end', divide: 360 },
  );
  expect(counted.starts.map((start, at) => hours(starts[at]!, start))).toEqual([6, 6]);
  expect(counted.attribution).toBe('end');
});

it('is the same object for the same days and rules, and another for others', () => {
  const period = { start: '2026-11-16', days: 7 };
  expect(dayRange(athens, period)).toBe(dayRange(athens, { ...period }));
  expect(dayRange(athens, period)).not.toBe(dayRange(athens, { ...period, days: 8 }));
  expect(dayRange(athens, period)).not.toBe(dayRange(createZone('Europe/Rome'), period));
});

it.each([
  [{ start: '2026-11-16', days: 7 }, ['2026-11']],
  [{ start: '2026-11-28', days: 7 }, ['2026-11', '2026-12']],
  [{ start: '2026-12-31', days: 33 }, ['2026-12', '2027-01', '2027-02']],
])('%j touches %j', (period, months) => {
  expect(monthsOf(period)).toEqual(months);
});
