import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { dayRange } from '#roster/model/day-range.rules';
import { localDays } from '#roster/model/local-days.rules';
import type { Shift } from '#roster/model/shift.rules';
import { testShift } from '#roster/model/test-shift';
import { twinsOf } from '#roster/model/twins.rules';
import { selectComparison } from './comparison.rules';
import { figuresOf, figuresOn, hoursOf, sumHours } from './comparison-hours.rules';

const zone = createZone('Europe/Athens');
const days = localDays(zone);
const display = { calendars: [3000], overtimes: true, hide: [] };
const after = Date.parse('2027-01-01T00:00:00Z');

function count(shifts: Shift[], start: string, length: number, now = after, clockDays: string[] = []) {
  const known = {
    days,
    now,
    tolerance: 5,
    hasDeclarations: true,
    declaredDays: new Set<string>(),
    clockDays: new Set(clockDays),
  };
  const ordered = [...shifts].sort((a, b) => a.start - b.start);
  return hoursOf(
    selectComparison(ordered, twinsOf(ordered, days), display),
    dayRange(zone, { start, days: length }),
    known,
  );
}

/** A planned shift with its declaration and its clock record; times include their offset. */
function triple(start: string, end: string, more: Partial<Shift> = {}, off: [number, number] = [0, 0]): Shift[] {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const planned = testShift('2026-11-16T00:00', '2026-11-16T01:00', { ...more, start: from, end: to });
  const declared = { ...planned, id: planned.id + 10_000, erganiShift: true };
  return [{ ...planned, actualStart: from + off[0] * 60_000, actualEnd: to + off[1] * 60_000 }, declared];
}

it('takes the planned break off the clock, which knows none', () => {
  const shifts = triple('2026-11-16T07:00:00+02:00', '2026-11-16T15:00:00+02:00', { breakMinutes: 30 }, [-5, 25]);

  expect(figuresOf(count(shifts, '2026-11-16', 1))).toEqual({
    planned: 450,
    declared: 450,
    actual: 480,
    difference: 30,
  });
});

it('takes pauses that were clocked off instead where they are longer than the planned break', () => {
  const at = ['2026-11-16T07:00:00+02:00', '2026-11-16T15:00:00+02:00'] as const;
  const actualWith = (pausedMinutes: number) =>
    figuresOf(count(triple(...at, { breakMinutes: 30, pausedMinutes }), '2026-11-16', 1)).actual;

  expect([actualWith(0), actualWith(20), actualWith(45)]).toEqual([450, 450, 435]);
});

it('splits a night at midnight, each of the three for itself', () => {
  const shifts = triple('2026-11-16T22:00:00+02:00', '2026-11-17T06:00:00+02:00', { typeOfShift: 'Night' }, [-10, 15]);
  const hours = count(shifts, '2026-11-16', 2);

  expect(hours).toEqual({ planned: [120, 360], declared: [120, 360], actual: [130, 375], due: [120, 360] });
  expect(figuresOn(hours, 1)).toEqual({ planned: 360, declared: 360, actual: 375, difference: 15 });
});

it.each([
  ['longer', '2026-10-24T22:00:00+03:00', '2026-10-25T06:00:00+02:00', '2026-10-24', 9],
  ['shorter', '2026-03-28T22:00:00+02:00', '2026-03-29T06:00:00+03:00', '2026-03-28', 7],
])('counts the night of the clock change as long as it is: %s', (_what, start, end, first, hours) => {
  const shifts = triple(start, end, { typeOfShift: 'Night' }, [0, 20]);

  expect(figuresOf(count(shifts, first, 2))).toEqual({
    planned: hours * 60,
    declared: hours * 60,
    actual: hours * 60 + 20,
    difference: 20,
  });
});

it('counts an overtime and its declared twin once each, and records that overlap once', () => {
  const shifts = [
    ...triple('2026-11-16T07:00:00+02:00', '2026-11-16T15:00:00+02:00', {}, [0, 10]),
    ...triple('2026-11-16T15:00:00+02:00', '2026-11-16T18:00:00+02:00', { typeOfShift: 'Overtime' }, [-5, 5]),
  ];

  expect(figuresOf(count(shifts, '2026-11-16', 1))).toEqual({
    planned: 660,
    declared: 660,
    actual: 665,
    difference: 5,
  });
});

it('counts neither the clock nor the plan of somebody still clocked in', () => {
  const [planned, declared] = triple('2026-11-16T07:00:00+02:00', '2026-11-16T15:00:00+02:00') as [Shift, Shift];

  expect(figuresOf(count([{ ...planned, actualEnd: null }, declared], '2026-11-16', 1))).toEqual({
    planned: 480,
    declared: 480,
    actual: 0,
    difference: 0,
  });
});

it.each([
  ['over on a day with clock records', {}, after, ['2026-11-16'], -480],
  ['over on a day nobody clocked', {}, after, [], 0],
  ['not over', {}, 0, ['2026-11-16'], 0],
  ['of somebody absent', { status: 'absent' as const }, after, [], -480],
])('measures by a shift without a record: %s', (_what, more, now, clockDays, difference) => {
  const shift = testShift('2026-11-16T07:00', '2026-11-16T15:00', more);

  expect(figuresOf(count([shift], '2026-11-16', 1, now, clockDays)).difference).toBe(difference);
});

it('adds all that was worked without a plan', () => {
  const alone = testShift('2026-11-16T07:00', '2026-11-16T09:00', {
    isClockRecord: true,
    actualStart: Date.parse('2026-11-16T07:00:00+02:00'),
    actualEnd: Date.parse('2026-11-16T09:00:00+02:00'),
  });

  expect(figuresOf(count([alone], '2026-11-16', 1))).toEqual({ planned: 0, declared: 0, actual: 120, difference: 120 });
});

it.each([
  ['when it ends', '2026-11-16T15:00:00+02:00', -480],
  ['and not a moment before', '2026-11-16T14:59:59+02:00', 0],
])('measures by the shift of somebody absent %s', (_when, now, difference) => {
  const shift = testShift('2026-11-16T07:00', '2026-11-16T15:00', { status: 'absent' });
  expect(figuresOf(count([shift], '2026-11-16', 1, Date.parse(now))).difference).toBe(difference);
});

it('counts nothing for a declaration without a plan but what was declared', () => {
  const declared = testShift('2026-11-16T07:00', '2026-11-16T15:00', { erganiShift: true });
  expect(figuresOf(count([declared], '2026-11-16', 1))).toEqual({
    planned: 0,
    declared: 480,
    actual: 0,
    difference: 0,
  });
});

it('counts a day alike whatever days are around it on screen', () => {
  const shifts = [
    ...triple('2026-11-15T07:00:00+02:00', '2026-11-15T15:00:00+02:00'),
    ...triple('2026-11-15T22:00:00+02:00', '2026-11-16T06:00:00+02:00', { typeOfShift: 'Night' }),
    ...triple('2026-11-16T22:00:00+02:00', '2026-11-17T06:00:00+02:00', { typeOfShift: 'Night' }, [-30, 0]),
    ...triple('2026-11-17T16:00:00+02:00', '2026-11-17T20:00:00+02:00'),
  ];
  const day = { planned: 480, declared: 480, actual: 510, difference: 30 };
  expect(figuresOf(count(shifts, '2026-11-16', 1))).toEqual(day);
  expect(figuresOn(count(shifts, '2026-11-14', 5), 2)).toEqual(day);
});

it('counts records that overlap once, in whatever order they are told', () => {
  const [early] = triple('2026-11-16T08:00:00+02:00', '2026-11-16T12:00:00+02:00', {}, [0, 60]) as [Shift];
  const [late] = triple('2026-11-16T12:00:00+02:00', '2026-11-16T16:00:00+02:00', {}, [-300, 0]) as [Shift];
  // The second was clocked before the first.
  expect(figuresOf(count([early, late], '2026-11-16', 1)).actual).toBe(540);
});

it('sums rows by day', () => {
  const one = count(triple('2026-11-16T22:00:00+02:00', '2026-11-17T06:00:00+02:00'), '2026-11-16', 2);

  expect(sumHours([one, one], 2)).toEqual({
    planned: [240, 720],
    declared: [240, 720],
    actual: [240, 720],
    due: [240, 720],
  });
});
