import { expect, it } from 'vitest';
import type { ShiftBar } from '#roster/model/bars.rules';
import { placeless } from '#roster/model/open-rows.rules';
import type { Shift } from '#roster/model/shift.rules';
import { testShift } from '#roster/model/test-shift';
import { listedShifts } from './listed-shifts.rules';

const [maria, petros] = [1, 2].map((employeeId) => ({ ...placeless, employeeId }));
const day = { start: Date.parse('2026-11-16T00:00:00+02:00'), end: Date.parse('2026-11-17T00:00:00+02:00') };
const bar = (start: string, end: string, more: Partial<Shift> = {}): ShiftBar => {
  const shift = testShift(start, end, more);
  return { ...shift, shift, clock: null, isDeclared: false, findings: [], hours: [] };
};
const listed = (bars: Record<number, ShiftBar[]>) =>
  listedShifts([maria!, petros!], (employee) => bars[employee] ?? [], day);

it.each([
  ['begins with the day', bar('2026-11-16T00:00', '2026-11-16T08:00'), 1],
  ['goes on into the next one', bar('2026-11-16T23:59', '2026-11-17T08:00'), 1],
  ['began before it', bar('2026-11-15T22:00', '2026-11-16T06:00'), 0],
  ['begins when it ends', bar('2026-11-17T00:00', '2026-11-17T08:00'), 0],
  ['was cancelled', bar('2026-11-16T07:00', '2026-11-16T15:00', { status: 'cancelled' }), 0],
  ['lasts whole days', bar('2026-11-16T00:00', '2026-11-17T00:00', { allDay: true }), 0],
  ['is leave', bar('2026-11-16T07:00', '2026-11-16T15:00', { typeOfShift: 'AnnualLeave' }), 0],
])('lists the work that starts within a day: what %s', (_what, one, count) => {
  expect(listed({ 1: [one] })).toHaveLength(count);
});

it('lists the earliest first, of those that start together the shortest', () => {
  const early = bar('2026-11-16T07:00', '2026-11-16T11:00');
  const late = bar('2026-11-16T18:00', '2026-11-16T22:00');
  const short = bar('2026-11-16T07:00', '2026-11-16T10:00');

  expect(listed({ 1: [early, late], 2: [short] })).toEqual([
    { key: '2 0', bar: short, resource: petros },
    { key: '1 0', bar: early, resource: maria },
    { key: '1 1', bar: late, resource: maria },
  ]);
});
