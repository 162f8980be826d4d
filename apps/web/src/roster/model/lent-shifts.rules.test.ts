import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { usualPlace } from '../planning/model/place-fields';
import type { Board } from './board.rules';
import { lentShifts, withLoans } from './lent-shifts.rules';
import { localDays } from './local-days.rules';
import { workedAt } from './place-on.rules';
import { testShift } from './test-shift';

const days = localDays(createZone('Europe/Athens'));
const host = { first: '2026-11-17', last: '2026-11-18', building_Group_Id: 2, building_Id: 9, department: 'Pool bar' };
const person = { employeeId: 1, department: 'Kitchen', lent: [host] } as unknown as StaffResource;
const shifts = [
  testShift('2026-11-16T22:00', '2026-11-17T06:00', { id: 1 }),
  testShift('2026-11-17T07:00', '2026-11-17T15:00', {
    id: 2,
    place: { ...usualPlace, jobTitle: 'Waiter', costPlace: '4200' },
  }),
  testShift('2026-11-18T00:00', '2026-11-19T00:00', { id: 3, allDay: true, typeOfShift: 'DayOff' }),
  testShift('2026-11-18T22:00', '2026-11-19T06:00', { id: 4 }),
];

it('marks work that begins on a day of a loan, and no day off', () => {
  expect(lentShifts(shifts, person, days).map((shift) => workedAt(shift)?.department)).toEqual([
    undefined,
    'Pool bar',
    undefined,
    'Pool bar',
  ]);
  expect(workedAt(lentShifts(shifts, person, days)[1]!)).toEqual({
    ...usualPlace,
    departmentId: 9,
    department: 'Pool bar',
    jobTitle: 'Waiter',
  });
});

it('gives the same objects for the same board, and the board itself where nobody is on loan', () => {
  const board = { resources: [person], shiftsOf: new Map([[1, shifts]]) } as unknown as Board;
  expect(withLoans(board, days).shiftsOf.get(1)).toBe(withLoans(board, days).shiftsOf.get(1));
  const home = { ...board, resources: [{ ...person, lent: undefined }] as unknown as StaffResource[] };
  expect(withLoans(home, days)).toBe(home);
});
