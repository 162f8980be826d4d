import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from './local-days.rules';
import { testShift } from './test-shift';
import { twinsOf } from './twins.rules';

const days = localDays(createZone('Europe/Athens'));
const declared = { erganiShift: true };
const actual = { isClockRecord: true } as const;

it('pairs by the largest overlap, each shift once', () => {
  const morning = testShift('2026-11-16T07:00', '2026-11-16T12:00');
  const evening = testShift('2026-11-16T16:00', '2026-11-16T20:00');
  const early = testShift('2026-11-16T07:00', '2026-11-16T12:00', declared);
  const late = testShift('2026-11-16T11:30', '2026-11-16T20:00', declared);

  const twins = twinsOf([morning, early, late, evening], days);

  expect(twins.get(morning)?.declared).toBe(early);
  expect(twins.get(evening)?.declared).toBe(late);
});

it('pairs by the nearest start within four hours where nothing overlaps', () => {
  const planned = testShift('2026-11-16T07:00', '2026-11-16T09:00');
  const near = testShift('2026-11-16T09:30', '2026-11-16T11:00', actual);
  const far = testShift('2026-11-16T13:30', '2026-11-16T15:00', actual);

  expect(twinsOf([planned, near], days).get(planned)?.actual).toBe(near);
  expect(twinsOf([planned, far], days).has(planned)).toBe(false);
});

it('pairs overtime with declared overtime only', () => {
  const planned = testShift('2026-11-16T15:00', '2026-11-16T17:00', { typeOfShift: 'Overtime' });
  const regular = testShift('2026-11-16T14:00', '2026-11-16T17:00', declared);

  expect(twinsOf([regular, planned], days).has(planned)).toBe(false);
});

it('leaves cancelled shifts alone', () => {
  const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00', { status: 'cancelled' });
  const record = testShift('2026-11-16T07:00', '2026-11-16T15:00', actual);

  expect(twinsOf([planned, record], days).size).toBe(0);
});

it('pairs a shift with the largest overlap first, in whatever order they come', () => {
  const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00');
  const little = testShift('2026-11-16T05:00', '2026-11-16T08:00', actual);
  const much = testShift('2026-11-16T07:30', '2026-11-16T15:00', actual);

  expect(twinsOf([planned, little, much], days).get(planned)?.actual).toBe(much);
  expect(twinsOf([planned, much, little], days).get(planned)?.actual).toBe(much);
});

it('pairs by the nearest start where two overlap alike', () => {
  const planned = testShift('2026-11-16T09:00', '2026-11-16T13:00');
  const far = testShift('2026-11-16T06:00', '2026-11-16T13:00', actual);
  const near = testShift('2026-11-16T08:00', '2026-11-16T13:00', actual);

  expect(twinsOf([planned, far, near], days).get(planned)?.actual).toBe(near);
});

it('pairs no shift twice, so that a second record stays alone', () => {
  const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00');
  const records = [
    testShift('2026-11-16T07:00', '2026-11-16T11:00', actual),
    testShift('2026-11-16T12:00', '2026-11-16T15:00', actual),
  ];
  const second = testShift('2026-11-16T16:00', '2026-11-16T20:00');

  const twins = twinsOf([planned, ...records], days);
  expect([...twins.values()]).toEqual([{ actual: records[0] }]);
  expect(twinsOf([planned, second, records[0]!], days).has(second)).toBe(false);
});

it.each([
  ['just before', '2026-11-16T05:00', '2026-11-16T04:30', '2026-11-16T05:00', 1],
  ['exactly four hours later', '2026-11-16T07:00', '2026-11-16T11:00', '2026-11-16T13:00', 1],
  ['later than that', '2026-11-16T07:00', '2026-11-16T11:01', '2026-11-16T13:00', 0],
  ['an hour before, on another day', '2026-11-16T00:30', '2026-11-15T23:30', '2026-11-16T00:00', 0],
])('pairs or not what does not overlap: %s', (_when, planned, start, end, pairs) => {
  const shift = testShift(planned, '2026-11-16T11:00');
  expect(twinsOf([shift, testShift(start, end, actual)], days).size).toBe(pairs);
});

it('pairs whole days with declared whole days only, and overtime with any clock record', () => {
  const day = testShift('2026-11-16T00:00', '2026-11-17T00:00', { allDay: true });
  const filed = testShift('2026-11-16T07:00', '2026-11-16T15:00', declared);
  const overtime = testShift('2026-11-16T15:00', '2026-11-16T17:00', { typeOfShift: 'Overtime' });
  const record = testShift('2026-11-16T15:00', '2026-11-16T17:00', actual);

  expect(twinsOf([day, filed], days).size).toBe(0);
  expect(twinsOf([overtime, record], days).get(overtime)?.actual).toBe(record);
});
