import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { dayRange } from './day-range.rules';
import type { Shift } from './shift.rules';
import { testShift } from './test-shift';
import { contractDifference, sumTotals, totalsOf } from './totals.rules';

const athens = createZone('Europe/Athens');
const week = dayRange(athens, { start: '2026-11-16', days: 7 });
const hours = (shifts: Shift[]) => totalsOf(shifts, week).minutes / 60;

describe('hours', () => {
  it.each<[string, Shift[], number]>([
    ['a shift without a break', [testShift('2026-11-16T07:00', '2026-11-16T15:00')], 8],
    ['a shift with one', [testShift('2026-11-16T07:00', '2026-11-16T15:00', { breakMinutes: 30 })], 7.5],
    [
      'a planned overtime and its declaration once',
      [
        testShift('2026-11-16T15:00', '2026-11-16T17:00', { typeOfShift: 'Overtime' }),
        testShift('2026-11-16T15:00', '2026-11-16T17:00', { typeOfShift: 'Overtime', erganiShift: true }),
      ],
      2,
    ],
    [
      'shifts that meet, each with its break',
      [
        testShift('2026-11-16T07:00', '2026-11-16T15:00', { breakMinutes: 30 }),
        testShift('2026-11-16T15:00', '2026-11-16T19:00', { breakMinutes: 15 }),
      ],
      11.25,
    ],
    ['no cancelled shift', [testShift('2026-11-16T07:00', '2026-11-16T15:00', { status: 'cancelled' })], 0],
    ['no leave', [testShift('2026-11-16T00:00', '2026-11-17T00:00', { typeOfShift: 'AnnualLeave', allDay: true })], 0],
    ['no clock record', [testShift('2026-11-16T07:00', '2026-11-16T15:00', { isClockRecord: true })], 0],
  ])('count %s', (_what, shifts, expected) => {
    expect(hours(shifts)).toBe(expected);
  });

  it('split a night at midnight, and count its person on the day it starts', () => {
    const totals = totalsOf([testShift('2026-11-16T22:00', '2026-11-17T06:00', { breakMinutes: 30 })], week);

    expect(totals.minutesByDay.slice(0, 2)).toEqual([90, 360]);
    expect(totals.headsByDay.slice(0, 2)).toEqual([1, 0]);
  });

  it('leave what lies before the range out, with the break that lies there', () => {
    const totals = totalsOf([testShift('2026-11-15T22:00', '2026-11-16T06:00', { breakMinutes: 30 })], week);

    expect(totals.minutes).toBe(360);
    expect(totals.daysWorked).toBe(0);
  });

  it('leave out what ends when the range begins or begins when it ends', () => {
    const totals = totalsOf(
      [testShift('2026-11-15T16:00', '2026-11-16T00:00'), testShift('2026-11-23T00:00', '2026-11-23T08:00')],
      week,
    );
    expect(totals).toMatchObject({ minutes: 0, daysWorked: 0, headsByDay: [0, 0, 0, 0, 0, 0, 0] });
  });

  it('count a shift that begins with the range on its first day', () => {
    expect(totalsOf([testShift('2026-11-16T00:00', '2026-11-16T08:00')], week).headsByDay[0]).toBe(1);
  });

  it('have no overtime and no stand-by where there is none', () => {
    const cancelled = testShift('2026-11-16T18:00', '2026-11-16T22:00', { typeOfShift: 'OnCall', status: 'cancelled' });
    const totals = totalsOf([testShift('2026-11-16T07:00', '2026-11-16T15:00'), cancelled], week);
    expect(totals).toMatchObject({ overtime: 0, standby: 0, overtimeByDay: [0, 0, 0, 0, 0, 0, 0] });
  });

  it('are nine for a night over the autumn change of the clocks', () => {
    const october = dayRange(athens, { start: '2026-10-19', days: 7 });
    const start = Date.parse('2026-10-24T22:00:00+03:00');
    const end = Date.parse('2026-10-25T06:00:00+02:00');

    expect(totalsOf([{ ...testShift('2026-10-24T22:00', '2026-10-25T06:00'), start, end }], october).minutes).toBe(540);
  });

  it('keep on-call apart and say the overtime part', () => {
    const totals = totalsOf(
      [
        testShift('2026-11-16T07:00', '2026-11-16T15:00'),
        testShift('2026-11-16T15:00', '2026-11-16T17:00', { typeOfShift: 'Overtime' }),
        testShift('2026-11-16T18:00', '2026-11-16T22:00', { typeOfShift: 'OnCall' }),
      ],
      week,
    );

    expect(totals).toMatchObject({ minutes: 600, overtime: 120, standby: 240, daysWorked: 1 });
  });
});

it('adds rows up', () => {
  const row = totalsOf([testShift('2026-11-16T07:00', '2026-11-16T15:00')], week);

  expect(sumTotals([row, row], 7)).toMatchObject({ minutes: 960, daysWorked: 2 });
  expect(sumTotals([row, row], 7).headsByDay[0]).toBe(2);
});

it('adds up overtime, stand-by and what began before the range', () => {
  const rest = totalsOf([testShift('2026-11-15T22:00', '2026-11-16T06:00')], week);
  const only = totalsOf([testShift('2026-11-17T07:00', '2026-11-17T08:00', { breakMinutes: 60 })], week);
  const more = totalsOf(
    [
      testShift('2026-11-16T15:00', '2026-11-16T17:00', { typeOfShift: 'Overtime' }),
      testShift('2026-11-16T18:00', '2026-11-16T22:00', { typeOfShift: 'OnCall' }),
    ],
    week,
  );
  const sum = sumTotals([rest, only, more, more], 7);

  expect(sum).toMatchObject({ minutes: 600, overtime: 240, standby: 480, daysWorked: 3 });
  expect(sum.minutesByDay).toEqual([600, 0, 0, 0, 0, 0, 0]);
  expect(sum.overtimeByDay).toEqual([240, 0, 0, 0, 0, 0, 0]);
  expect(sum.headsByDay).toEqual([2, 1, 0, 0, 0, 0, 0]);
});

it.each([
  [2580, 40, 7, 180],
  [2400, 40, 7, 0],
  [4800, 40, 14, 0],
  [480, 40, 1, null],
  [2400, 0, 7, null],
])('%i minutes against %i h a week over %i days differ by %s', (minutes, weeklyHours, days, difference) => {
  expect(contractDifference(minutes, weeklyHours, days)).toBe(difference);
});

describe('a working day of the hotel’s own', () => {
  const night = () => [testShift('2026-11-16T22:00', '2026-11-17T06:00', { breakMinutes: 30 })];
  const sumOf = (attribution: 'start' | 'end' | 'most' | 'split', divide: number, shifts = night()) =>
    totalsOf(shifts, dayRange(athens, { start: '2026-11-16', days: 7 }, { attribution, divide })).minutesByDay.slice(
      0,
      2,
    );

  it.each([
    ['split', 0, [90, 360]],
    ['start', 0, [450, 0]],
    ['end', 0, [0, 450]],
    ['most', 0, [0, 450]],
    ['split', 240, [330, 120]],
    ['most', 240, [450, 0]],
    ['end', 360, [450, 0]],
  ] as const)('counts a night by %s with the divide at minute %i', (attribution, divide, expected) => {
    expect(sumOf(attribution, divide)).toEqual(expected);
  });

  it('counts its people on the day it starts, whatever day its hours count to', () => {
    const range = dayRange(athens, { start: '2026-11-16', days: 7 }, { attribution: 'end', divide: 0 });
    expect(totalsOf(night(), range).headsByDay.slice(0, 2)).toEqual([1, 0]);
  });

  it('leaves out what counts to a day before the range', () => {
    const before = [testShift('2026-11-15T22:00', '2026-11-16T06:00')];
    expect(sumOf('start', 0, before)).toEqual([0, 0]);
    expect(sumOf('end', 0, before)).toEqual([480, 0]);
  });

  it('begins at the jump where the clock jumps over the divide', () => {
    const business = { attribution: 'split' as const, divide: 210 };
    const range = dayRange(athens, { start: '2026-03-28', days: 2 }, business);
    expect(new Date(range.hours.starts[1]!).toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });
});
