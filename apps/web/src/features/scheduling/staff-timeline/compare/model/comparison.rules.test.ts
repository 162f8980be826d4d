import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from '#roster/model/local-days.rules';
import { testShift } from '#roster/model/test-shift';
import { twinsOf } from '#roster/model/twins.rules';
import { comparisonOf, selectComparison } from './comparison.rules';

const days = localDays(createZone('Europe/Athens'));
const display = { calendars: [3000], overtimes: true, hide: [] };
const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00');
const declared = testShift('2026-11-16T07:00', '2026-11-16T15:00', { erganiShift: true });
const overtime = testShift('2026-11-16T15:00', '2026-11-16T18:00', { typeOfShift: 'Overtime' });
const declaredOvertime = { ...overtime, id: 900, erganiShift: true };
const record = testShift('2026-11-16T06:55', '2026-11-16T15:25', {
  isClockRecord: true,
  actualStart: Date.parse('2026-11-16T06:55:00+02:00'),
  actualEnd: Date.parse('2026-11-16T15:25:00+02:00'),
});

const select = (shifts: (typeof planned)[], part: Partial<typeof display> = {}) =>
  selectComparison(shifts, twinsOf(shifts, days), { ...display, ...part });

it('puts plan, declaration and clock record together', () => {
  const clock = { start: record.actualStart, end: record.actualEnd };

  expect(select([record, planned, declared])).toEqual([{ planned, declared, clock }]);
});

it('keeps an overtime with its declared twin as one, beside the shift before it', () => {
  expect(select([planned, declared, overtime, declaredOvertime])).toEqual([
    { planned, declared, clock: null },
    { planned: overtime, declared: declaredOvertime, clock: null },
  ]);
});

it('pairs the parts of a split day each with its own', () => {
  const late = testShift('2026-11-16T18:00', '2026-11-16T22:00', { typeOfShift: 'Split' });
  const lateDeclared = testShift('2026-11-16T18:30', '2026-11-16T22:30', { erganiShift: true });

  expect(select([planned, late, lateDeclared, declared])).toEqual([
    { planned, declared, clock: null },
    { planned: late, declared: lateDeclared, clock: null },
  ]);
});

it('lets a declaration and a clock record without a plan stand alone', () => {
  const clock = { start: record.actualStart, end: record.actualEnd };

  expect(select([declared])).toEqual([{ planned: null, declared, clock: null }]);
  expect(select([record])).toEqual([{ planned: null, declared: null, clock }]);
});

it.each([
  ['another calendar', { calendars: [3001] }],
  ['overtimes off', { overtimes: false }],
  ['the legend', { hide: ['overtime'] as never[] }],
])('follows what is displayed: %s', (_what, part) => {
  expect(select([overtime, declaredOvertime], part)).toEqual([]);
});

it('leaves out what is called off, stand-by and leave', () => {
  const cancelled = testShift('2026-11-17T07:00', '2026-11-17T15:00', { status: 'cancelled' });
  const standby = testShift('2026-11-18T07:00', '2026-11-18T15:00', { typeOfShift: 'OnCall' });

  expect(select([cancelled, standby])).toEqual([]);
});

it('takes no clock record of somebody absent', () => {
  const absent = testShift('2026-11-16T07:00', '2026-11-16T15:00', { status: 'absent', actualStart: 1, actualEnd: 2 });

  expect(comparisonOf(absent)).toEqual({ planned: absent, declared: null, clock: null });
});
