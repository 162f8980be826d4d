import { expect, it } from 'vitest';
import type { EventRow } from '#roster/event-row';
import { offWith, overlaid, plannedShifts } from './planned-shifts.rules';

const row = (id: number, start: number, more: object = {}): EventRow =>
  Object({
    id,
    employeeId: 1,
    type: 'Regular',
    status: 'planned',
    isDeclared: false,
    start,
    end: start + 10,
    breakMinutes: 0,
    allDay: false,
    ...more,
  });
const idsOf = (rows: readonly EventRow[]) => rows.map(({ id }) => id);

it('lays a draft over the plan: without what it takes off, with its work in order', () => {
  const off = row(9, 1, { type: 'DayOff', allDay: true });
  const overlay = { without: new Set([2]), items: [row(4, 15), row(3, 10), off] };
  expect(idsOf(overlaid([row(1, 10), row(2, 20), row(5, 30)], overlay))).toEqual([1, 3, 4, 5]);
});

it('lays its days off over those of the plan', () => {
  const off = (id: number) => row(id, 1, { type: 'DayOff', allDay: true });
  expect(idsOf(offWith([off(1), off(2)], { without: new Set([1]), items: [off(3), row(4, 1)] }))).toEqual([2, 3]);
});

it('takes the work of each employee that counts, in milliseconds, with its place', () => {
  const shifts = plannedShifts([
    row(1, 10, { type: 'Overtime', breakMinutes: 30 }),
    row(2, 20, { place: { departmentId: 5, jobTitle: 'Cook', skill: 'HACCP' } }),
    row(3, 30, { departmentId: 6 }),
    row(4, 40, { employeeId: 2 }),
    row(5, 50, { isDeclared: true }),
    row(6, 50, { status: 'cancelled' }),
    row(7, 50, { status: 'absent' }),
  ]);
  const nowhere = { departmentId: null, jobTitle: null, skill: null };
  expect(shifts.get(1)).toEqual([
    { id: 1, from: 10_000, to: 20_000, breakMinutes: 30, isOvertime: true, ...nowhere },
    {
      id: 2,
      from: 20_000,
      to: 30_000,
      breakMinutes: 0,
      isOvertime: false,
      departmentId: 5,
      jobTitle: 'Cook',
      skill: 'HACCP',
    },
    { id: 3, from: 30_000, to: 40_000, breakMinutes: 0, isOvertime: false, ...nowhere, departmentId: 6 },
  ]);
  expect(shifts.get(2)?.map(({ id }) => id)).toEqual([4]);
});
