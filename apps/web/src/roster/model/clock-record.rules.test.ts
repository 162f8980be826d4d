import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { clockDaysOf, clockRecordOf, isOpenAt } from './clock-record.rules';
import { localDays } from './local-days.rules';
import { testShift } from './test-shift';

const hour = 3_600_000;
const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00');
const clocked = { actualStart: planned.start - 60_000, actualEnd: planned.end };
const twin = testShift('2026-11-16T07:00', '2026-11-16T15:00', { isClockRecord: true, ...clocked, pausedMinutes: 20 });

it('the clock record of a shift is its own, else that of its twin, with the pauses that are known', () => {
  const [start, end] = [clocked.actualStart, clocked.actualEnd];
  expect(clockRecordOf(planned)).toBeNull();
  expect(clockRecordOf(planned, { actual: { ...twin, actualStart: null } })).toBeNull();
  expect(clockRecordOf({ ...planned, ...clocked, actualEnd: null }, { actual: twin })).toEqual({ start, end: null });
  expect(clockRecordOf({ ...planned, ...clocked, actualEnd: null }, {}, 600)).toEqual({
    start,
    end: null,
    longestSession: 600,
  });
  expect(clockRecordOf({ ...planned, ...clocked }, {}, 600)).toEqual({ start, end });
  expect(clockRecordOf(planned, { actual: twin })).toEqual({ start, end, pausedMinutes: 20 });
  expect(clockRecordOf({ ...planned, ...clocked })).not.toHaveProperty('pausedMinutes');
});

it.each([
  ['before it began', { start: 0, end: null }, -1, false],
  ['when it begins', { start: 0, end: null }, 0, true],
  ['for sixteen hours, by the usual policy', { start: 0, end: null }, 16 * hour, true],
  ['for longer', { start: 0, end: null }, 16 * hour + 1, false],
  ['for ten hours, by a policy of ten', { start: 0, end: null, longestSession: 600 }, 10 * hour, true],
  ['for longer than a policy of ten', { start: 0, end: null, longestSession: 600 }, 10 * hour + 1, false],
  ['for twenty hours, by a policy of twenty', { start: 0, end: null, longestSession: 1200 }, 20 * hour, true],
  ['after its end', { start: 0, end: hour }, 2 * hour, false],
  ['without a record', null, 0, false],
])('a record is open or not: %s', (_when, record, now, isOpen) => {
  expect(isOpenAt(record, now)).toBe(isOpen);
});

it('the days with clock records are those on which a shift with one begins', () => {
  const days = localDays(createZone('Europe/Athens'));
  const night = testShift('2026-11-17T22:00', '2026-11-18T06:00', clocked);
  const other = testShift('2026-11-19T07:00', '2026-11-19T15:00');

  expect([...clockDaysOf([[planned, night], [other]], days)]).toEqual(['2026-11-17']);
  expect([...clockDaysOf([], days)]).toEqual([]);
});
