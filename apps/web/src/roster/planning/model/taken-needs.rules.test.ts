import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import type { Shift } from '../../model/shift.rules';
import { withStays } from './person-on.rules';
import { usualPlace } from './place-fields';
import { type PlanNow, planNow } from './plan-now.rules';
import { minutesOfNeed, takenNeeds } from './taken-needs.rules';
import { boardWith, days, offOf, shiftOf, zone } from './test-plan';

const dates = ['07', '08', '09', '10', '11', '12', '13'].map((day) => `2026-12-${day}`);
const people = [1, 2, 3].map(
  (employeeId) => ({ employeeId, building_Id: employeeId === 3 ? 20 : 10, jobTitle: '' }) as StaffResource,
);
const planned = (resources: StaffResource[], ...shifts: Shift[]) =>
  planNow({ ...boardWith(...shifts), resources }, [], zone);
const taken = (now: PlanNow, needOf = (department: number): number | undefined => department) =>
  takenNeeds({ people, needOf, dates, now, days });

it('shifts of the same hours are counted by weekday, rounded to half hours', () => {
  const now = planned(
    people,
    shiftOf(1, 1, '2026-12-07T07:00', '2026-12-07T15:00'),
    shiftOf(2, 2, '2026-12-07T07:10', '2026-12-07T15:05'),
    shiftOf(1, 3, '2026-12-08T07:00', '2026-12-08T15:00'),
    shiftOf(1, 4, '2026-12-10T07:00', '2026-12-10T15:00'),
    shiftOf(3, 5, '2026-12-13T22:50', '2026-12-14T07:00', { typeOfShift: 'Night' }),
    shiftOf(3, 6, '2026-12-14T07:00', '2026-12-14T15:00'),
    offOf(2, 7, '2026-12-09', '2026-12-10'),
  );

  const needs = taken(now);

  expect(needs).toEqual([
    { departmentId: 10, weekdays: [1], start: '07:00', end: '15:00', people: 2 },
    { departmentId: 10, weekdays: [2, 4], start: '07:00', end: '15:00', people: 1 },
    { departmentId: 20, weekdays: [7], start: '23:00', end: '07:00', people: 1 },
  ]);
  expect(needs.map(minutesOfNeed)).toEqual([960, 960, 480]);
});

it('what begins just before midnight begins on the next weekday', () => {
  const now = planned(people, shiftOf(1, 1, '2026-12-13T23:50', '2026-12-14T08:00'));

  expect(taken(now)).toEqual([{ departmentId: 10, weekdays: [1], start: '00:00', end: '08:00', people: 1 }]);
});

it('work counts where it is done on its day, and not where no need is kept', () => {
  const stay = { department: '', workCentreId: 1, workCentre: '', jobTitle: '' };
  const stays = [
    {
      employeeId: 1,
      stays: [
        { ...stay, from: '2026-12-06', departmentId: 20 },
        { ...stay, from: '2026-12-09', departmentId: 10 },
      ],
    },
  ];
  const board = boardWith(
    shiftOf(1, 1, '2026-12-08T07:00', '2026-12-08T15:00'),
    shiftOf(1, 2, '2026-12-09T07:00', '2026-12-09T15:00'),
    shiftOf(2, 3, '2026-12-09T07:00', '2026-12-09T15:00', { place: { ...usualPlace, departmentId: 30 } }),
  );
  const now = planNow(withStays({ ...board, resources: people }, stays), [], zone);

  expect(taken(now, (department) => (department === 30 ? undefined : department))).toEqual([
    { departmentId: 20, weekdays: [2], start: '07:00', end: '15:00', people: 1 },
    { departmentId: 10, weekdays: [3], start: '07:00', end: '15:00', people: 1 },
  ]);
});
