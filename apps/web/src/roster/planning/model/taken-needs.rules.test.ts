import { expect, it } from 'vitest';
import { minutesOfNeed, takenNeeds } from './taken-needs.rules';
import { days, offOf, planOf, shiftOf } from './test-plan';

const dates = ['07', '08', '09', '10', '11', '12', '13'].map((day) => `2026-12-${day}`);
const people = [1, 2, 3].map((employeeId) => ({ employeeId, departmentId: employeeId === 3 ? 20 : 10 }));

it('shifts of the same hours are counted by weekday, rounded to half hours', () => {
  const now = planOf(
    shiftOf(1, 1, '2026-12-07T07:00', '2026-12-07T15:00'),
    shiftOf(2, 2, '2026-12-07T07:10', '2026-12-07T15:05'),
    shiftOf(1, 3, '2026-12-08T07:00', '2026-12-08T15:00'),
    shiftOf(1, 4, '2026-12-10T07:00', '2026-12-10T15:00'),
    shiftOf(3, 5, '2026-12-13T22:50', '2026-12-14T07:00', { typeOfShift: 'Night' }),
    shiftOf(3, 6, '2026-12-14T07:00', '2026-12-14T15:00'),
    offOf(2, 7, '2026-12-09', '2026-12-10'),
  );

  const needs = takenNeeds({ people, dates, now, days });

  expect(needs).toEqual([
    { departmentId: 10, weekdays: [1], start: '07:00', end: '15:00', people: 2 },
    { departmentId: 10, weekdays: [2, 4], start: '07:00', end: '15:00', people: 1 },
    { departmentId: 20, weekdays: [7], start: '23:00', end: '07:00', people: 1 },
  ]);
  expect(needs.map(minutesOfNeed)).toEqual([960, 960, 480]);
});

it('what begins just before midnight begins on the next weekday', () => {
  const now = planOf(shiftOf(1, 1, '2026-12-13T23:50', '2026-12-14T08:00'));

  expect(takenNeeds({ people, dates, now, days })).toEqual([
    { departmentId: 10, weekdays: [1], start: '00:00', end: '08:00', people: 1 },
  ]);
});
