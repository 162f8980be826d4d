import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import type { Finding } from '../../model/findings.rules';
import type { Shift } from '../../model/shift.rules';
import { changesOfMend, mendsOf } from './mends.rules';
import { at, days, linesOf, offOf, planOf, shiftOf, zone } from './test-plan';

const limits = { dailyRest: 660, longestDay: 780, daysInRow: 6, overtimeDay: 180 };
const range = dayRange(zone, { start: '2026-11-09', days: 7 });
const person = (employeeId: number) =>
  ({ employeeId, title: `P${employeeId}`, jobTitle: 'Cook', building_Id: 1, weeklyHours: 40 }) as StaffResource;

function planWith(ids: number[], ...shifts: Shift[]) {
  const rules: PlanRules = {
    people: ids.map((employeeId) => ({
      employeeId,
      overtimeBefore: 0,
      elsewhere: [],
      off: [],
      work: shifts
        .filter((shift) => shift.employeeId === employeeId && !shift.allDay)
        .map(({ id, start, end, typeOfShift }) => [id, start, end, 0, typeOfShift === 'Overtime' ? 1 : 0]),
      rules: [{ from: '2026-10-26', limits, isBreakPaid: false }],
    })),
  };
  return { now: planOf(...shifts), drafts: [], rules, days, range, people: ids.map(person) };
}
const finding = (code: Finding['code'], date: string, shiftIds: number[], amount: number, limit: number): Finding => ({
  code,
  date,
  shiftIds,
  amount,
  limit,
});
const textsOf = (plan: ReturnType<typeof planWith>, one: Finding) =>
  mendsOf(one, 1, plan).map((mend) =>
    mend.kind === 'give' ? `give to ${mend.to.employeeId}` : `${mend.kind} by ${mend.minutes}`,
  );

const late = shiftOf(1, 10, '2026-11-09T15:00', '2026-11-09T23:00');
const early = shiftOf(1, 11, '2026-11-10T07:00', '2026-11-10T15:00');
const shortRest = finding('planRest', '2026-11-10', [11], 480, 660);

it('a rest that is too short: the shift begins later, or one of three people takes it', () => {
  const plan = planWith([1, 2, 3, 4, 5], late, early);
  expect(textsOf(plan, shortRest)).toEqual(['later by 180', 'give to 2', 'give to 3', 'give to 4']);
  const [later, give] = mendsOf(shortRest, 1, plan);
  expect(linesOf(changesOfMend(plan.now, later!, plan))).toEqual(['11: 1 Regular 2026-11-10T10:00–2026-11-10T18:00']);
  expect(linesOf(changesOfMend(plan.now, give!, plan))).toEqual(['11: 2 Regular 2026-11-10T07:00–2026-11-10T15:00']);
});

it('a rest before work in another hotel that is too short: the shift ends earlier', () => {
  const plan = planWith([1], late);
  const [from, to] = [at('2026-11-10T07:00'), at('2026-11-10T15:00')];
  plan.rules.people[0]!.inOtherHotels = [[from, to, 0, 0]];
  const next = {
    ...finding('planRest', '2026-11-09', [10], 480, 660),
    otherHotel: { minutes: 480, isNext: true as const },
  };
  expect(textsOf(plan, next)).toEqual(['earlier by 180']);
});

it('nothing is offered that would be against the law elsewhere, or is impossible', () => {
  const next = shiftOf(1, 12, '2026-11-11T04:30', '2026-11-11T10:00');
  const busy = shiftOf(2, 20, '2026-11-10T09:00', '2026-11-10T17:00');
  const tired = shiftOf(3, 30, '2026-11-09T16:00', '2026-11-10T00:00');
  expect(textsOf(planWith([1, 2, 3], late, early, next, busy, tired), shortRest)).toEqual([]);
});

it('who gives up a day off for it is offered, and nobody else is needed', () => {
  const plan = planWith([1, 2], late, early, offOf(2, 20, '2026-11-10', '2026-11-11'));
  expect(textsOf(plan, shortRest)).toEqual(['later by 180', 'give to 2']);
});

it('nights that are too long on average: the last one ends earlier by what is too much in six days', () => {
  const nights = ['09', '10', '11', '12', '13'].map((day, at) =>
    shiftOf(1, 30 + at, `2026-11-${day}T22:00`, `2026-11-${Number(day) + 1}T07:42`),
  );
  const plan = planWith([1], ...nights);
  for (const { rules } of plan.rules.people) Object.assign(rules[0]!.limits!, { nightAverage: 480 });
  expect(textsOf(plan, finding('planNightAverage', '2026-11-13', [34], 485, 480))).toEqual(['earlier by 30']);
});

it('a day that is too long ends earlier', () => {
  const plan = planWith([1], shiftOf(1, 11, '2026-11-10T07:00', '2026-11-10T21:30'));
  expect(textsOf(plan, finding('planLongDay', '2026-11-10', [11], 870, 780))).toEqual(['earlier by 90']);
});

it('overtime that is too long ends earlier; for anybody else it would be too long, too', () => {
  const overtime = shiftOf(1, 12, '2026-11-10T15:00', '2026-11-10T19:00', { typeOfShift: 'Overtime' });
  const plan = planWith([1, 2], early, overtime);
  expect(textsOf(plan, finding('planOvertimeDay', '2026-11-10', [12], 240, 180))).toEqual(['earlier by 60']);
});

it('too many days in a row are mended by whoever takes the shift of that day', () => {
  const week = ['09', '10', '11', '12', '13', '14', '15'].map((day, at) =>
    shiftOf(1, 10 + at, `2026-11-${day}T08:00`, `2026-11-${day}T14:00`),
  );
  expect(textsOf(planWith([1, 2], ...week), finding('planDaysInRow', '2026-11-15', [16], 7, 6))).toEqual(['give to 2']);
});

it('nothing mends what names no shift of the person', () => {
  expect(textsOf(planWith([1, 2], late), finding('planUnderContract', '2026-11-09', [], 480, 2400))).toEqual([]);
  expect(textsOf(planWith([1, 2], late), shortRest)).toEqual([]);
});
