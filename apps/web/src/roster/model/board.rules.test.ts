import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { boardOf, mergeBoards } from './board.rules';
import type { CalendarAnswer } from './read-calendar.rules';
import type { Shift } from './shift.rules';
import { testShift } from './test-shift';

const person = (employeeId: number) => ({ employeeId, title: `P${employeeId}` }) as StaffResource;
const answer = (shifts: Shift[], resources = [person(1), person(2)]): CalendarAnswer => ({
  timeZone: 'Europe/Athens',
  shifts,
  resources,
  businessUnits: [],
  orgUnits: [],
  workCenters: [],
  hotelPeople: null,
  appliedUnit: null,
  appliedOrgUnit: null,
  unreadable: 0,
});
const first = testShift('2026-11-16T07:00', '2026-11-16T15:00');
const second = testShift('2026-11-17T07:00', '2026-11-17T15:00', { resourceId: 2 });

it('keeps the very objects of everybody whose shifts are as before', () => {
  const before = boardOf(answer([first, second]));

  const after = boardOf(answer([{ ...first }, { ...second, end: second.end + 60_000 }]), before);

  expect(after.shiftsOf.get(1)).toBe(before.shiftsOf.get(1));
  expect(after.shiftsOf.get(2)).not.toBe(before.shiftsOf.get(2));
  expect(after.resources).toBe(before.resources);
});

it('merges months by event id, in the order of their starts', () => {
  const night = testShift('2026-11-30T22:00', '2026-12-01T06:00');
  const november = boardOf(answer([first, night], [person(1), person(2)]));
  const december = boardOf(answer([{ ...night }, testShift('2026-12-02T07:00', '2026-12-02T15:00')], [person(1)]));

  const merged = mergeBoards([november, december]);

  expect(merged?.shiftsOf.get(1)?.map(({ start }) => start)).toHaveLength(3);
  expect(merged?.resources.map(({ employeeId }) => employeeId)).toEqual([1, 2]);
  expect(mergeBoards([november, december])?.shiftsOf.get(1)).toBe(merged?.shiftsOf.get(1));
});
