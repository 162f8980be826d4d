import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import type { ShiftBar } from './bars.rules';
import { breakDown } from './breakdown.rules';
import { dayRange } from './day-range.rules';
import { localDays } from './local-days.rules';
import { placeless } from './open-rows.rules';
import type { EmployeeRow } from './rows.rules';
import type { Shift } from './shift.rules';
import { testShift } from './test-shift';

const zone = createZone('Europe/Athens');
const range = dayRange(zone, { start: '2026-11-16', days: 7 });
const row = (id: number, department: string) =>
  ({ id, resource: { ...placeless, employeeId: id, title: `P${id}`, department } }) as EmployeeRow;
const shift = (hours: number, more: Partial<Shift> = {}) =>
  testShift('2026-11-16T07:00', `2026-11-16T${String(7 + hours).padStart(2, '0')}:00`, more);
const overtime = (hours: number) => shift(hours, { typeOfShift: 'Overtime' });
const down = (employees: readonly EmployeeRow[], shiftsOf: Record<number, Shift[]>) =>
  breakDown(employees, (id) => (shiftsOf[id] ?? []).map((one) => ({ shift: one }) as ShiftBar), range, localDays(zone));

it('sums people and minutes by department and type, the most first', () => {
  const employees = [row(1, 'Bar'), row(2, 'Rooms'), row(3, 'Rooms'), row(4, 'Spa'), row(5, 'Spa')];
  const { departments, types } = down(employees, {
    1: [shift(4)],
    2: [shift(3), testShift('2026-11-17T22:00', '2026-11-18T08:00', { typeOfShift: 'Night' })],
    3: [shift(1), testShift('2026-11-17T07:00', '2026-11-17T08:00')],
    4: [testShift('2026-11-25T07:00', '2026-11-25T15:00')],
    5: [shift(8, { status: 'cancelled' }), shift(8, { typeOfShift: 'AnnualLeave' })],
  });

  expect(departments).toEqual([
    { name: 'Rooms', people: 2, minutes: 15 * 60 },
    { name: 'Bar', people: 1, minutes: 4 * 60 },
  ]);
  expect(types).toEqual([
    { name: 'Night', people: 1, minutes: 10 * 60 },
    { name: 'Regular', people: 3, minutes: 9 * 60 },
  ]);
});

it('has no line for a type that is worked outside of the days alone', () => {
  const outside = testShift('2026-11-25T07:00', '2026-11-25T15:00', { typeOfShift: 'Training' });
  expect(down([row(1, 'Bar')], { 1: [shift(4), outside] }).types.map(({ name }) => name)).toEqual(['Regular']);
});

it('lists the five people with the most overtime', () => {
  const employees = [1, 2, 3, 4, 5, 6, 7].map((id) => row(id, 'Bar'));
  const hours = [2, 5, 1, 4, 3, 6];
  const shiftsOf = Object.fromEntries(hours.map((of, at) => [at + 1, [overtime(of)]]));

  expect(down(employees, { ...shiftsOf, 7: [shift(8)] }).overtime).toEqual(
    [6, 2, 4, 5, 1].map((id) => ({ name: `P${id}`, people: 0, minutes: hours[id - 1]! * 60 })),
  );
  expect(down(employees, { 1: [shift(8)], 2: [overtime(1)] }).overtime.map(({ name }) => name)).toEqual(['P2']);
});

it('counts hours in the department where they are worked, and in that of the day of somebody who moves', () => {
  const moves = { ...row(1, 'Bar').resource, earlier: [{ ...placeless, department: 'Rooms', until: '2026-11-18' }] };
  const place = { department: 'Spa' } as Shift['place'];
  const { departments } = down([{ ...row(1, 'Bar'), resource: moves }], {
    1: [
      shift(4),
      testShift('2026-11-17T07:00', '2026-11-17T09:00', { place }),
      testShift('2026-11-18T07:00', '2026-11-18T08:00'),
    ],
  });

  expect(departments.map(({ name, minutes }) => [name, minutes / 60])).toEqual([
    ['Rooms', 4],
    ['Spa', 2],
    ['Bar', 1],
  ]);
});

it('counts the days of a loan in the host', () => {
  const { building_Group_Id, building_Id } = placeless;
  const lentTo = { first: '2026-11-16', last: '2026-11-16', building_Group_Id, building_Id, department: 'Pool bar' };
  const shifts = [{ ...shift(4), lentTo }, testShift('2026-11-17T07:00', '2026-11-17T08:00')];
  const { departments } = down([row(1, 'Bar')], { 1: shifts });

  expect(departments.map(({ name, minutes }) => [name, minutes / 60])).toEqual([
    ['Pool bar', 4],
    ['Bar', 1],
  ]);
});
