import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import type { Shift } from '../../model/shift.rules';
import { candidatesFor, changesOfCover, changesOfSickness, isFit, shiftsToCover } from './cover.rules';
import { days, linesOf, offOf, planOf, shiftOf, zone } from './test-plan';

const limits = { dailyRest: 660, longestDay: 780, daysInRow: 6 };
const range = dayRange(zone, { start: '2026-11-09', days: 7 });
const person = (employeeId: number, more: Partial<StaffResource> = {}) =>
  ({
    employeeId,
    title: `P${employeeId}`,
    jobTitle: 'Cook',
    building_Id: 1,
    department: 'Kitchen',
    weeklyHours: 40,
    ...more,
  }) as StaffResource;

function planWith(people: StaffResource[], ...shifts: Shift[]) {
  const rules: PlanRules = {
    people: people.map(({ employeeId }) => ({
      employeeId,
      overtimeBefore: 0,
      elsewhere: [],
      off: [],
      work: shifts
        .filter((shift) => shift.employeeId === employeeId && !shift.allDay)
        .map(({ id, start, end }) => [id, start, end, 0, 0]),
      rules: [{ from: '2026-10-26', limits, isBreakPaid: false }],
    })),
  };
  return { now: planOf(...shifts), drafts: [], rules, days, range, people };
}

const early = shiftOf(1, 10, '2026-11-10T07:00', '2026-11-10T15:00');

describe('cover for a shift', () => {
  it('is offered by law, then job, department, days off and hours left', () => {
    const people = [
      person(1),
      person(2, { jobTitle: 'Waiter', building_Id: 2, department: 'Bar' }),
      person(3),
      person(4),
      person(5),
      person(6),
      person(7, { building_Id: 2 }),
    ];
    const plan = planWith(
      people,
      early,
      shiftOf(3, 30, '2026-11-09T15:00', '2026-11-09T23:00'),
      shiftOf(4, 40, '2026-11-10T10:00', '2026-11-10T18:00'),
      offOf(5, 50, '2026-11-10', '2026-11-11'),
      shiftOf(6, 60, '2026-11-12T07:00', '2026-11-12T15:00'),
    );
    const offered = candidatesFor(early, plan);
    expect(offered.map(({ person: { employeeId } }) => employeeId)).toEqual([6, 5, 7, 2, 3, 4]);
    expect(offered[0]).toMatchObject({ clash: null, findings: [], left: 24 * 60, isSameJob: true, isDayOff: false });
    expect(offered[1]).toMatchObject({ isDayOff: true, left: 32 * 60 });
    expect(offered[4]!.findings).toMatchObject([{ kind: 'planRest', measured: 480, limit: 660, employeeId: 3 }]);
    expect(offered[5]!.clash).toMatchObject({ kind: 'work', with: { id: 40 } });
  });

  it('is offered to those whose contract has hours left, then by cost, fairness and usual times', () => {
    const night = shiftOf(1, 10, '2026-11-12T22:00', '2026-11-13T06:00');
    const plan = planWith(
      [person(1), person(2, { weeklyHours: 4 }), ...[3, 4, 5, 6].map((id) => person(id))],
      night,
      shiftOf(5, 50, '2026-11-10T07:00', '2026-11-10T15:00'),
      shiftOf(6, 60, '2026-11-10T20:00', '2026-11-11T02:00'),
    );
    const costs = [1, 800, 1000, 900, 900, 900];
    plan.rules.people = plan.rules.people.map((one, at) => ({
      ...one,
      rules: [{ ...one.rules[0]!, cents: costs[at]! }],
      ...(at === 3 && { before: { sundays: [], nights: ['2026-10-20', '2026-10-21'] } }),
    }));
    const offered = candidatesFor(shiftsToCover(1, ['2026-11-12'], { now: plan.now, days })[0]!, plan);
    expect(
      offered.map(({ person: one, cents, burden, apart }) => [one.employeeId, cents, burden?.count, apart]),
    ).toEqual([
      [5, 7200, 0, 540],
      [6, 7200, 1, 120],
      [4, 7200, 2, null],
      [3, 8000, 0, null],
      [2, 6400, 0, null],
    ]);
  });

  it('is offered last to those who lack a skill of the job, and not refused', () => {
    const people = [person(1), person(2), person(3, { jobTitle: 'Waiter' })];
    const plan = planWith(people, early);
    const { rules } = plan;
    rules.jobSkills = [{ from: '2026-01-01', needs: [{ jobTitle: 'Cook', skill: 'HACCP' }] }];
    const held = [[], [], [{ name: 'HACCP', until: null }]];
    rules.people = rules.people.map((one, at) => ({
      ...one,
      skills: held[at]!,
      rules: [{ ...one.rules[0]!, job: at === 2 ? 'Waiter' : 'Cook' }],
    }));
    const offered = candidatesFor(early, plan);
    expect(offered.map(({ person: { employeeId } }) => employeeId)).toEqual([3, 2]);
    expect(offered[1]!.findings).toMatchObject([{ kind: 'planSkillMissing', skill: 'HACCP', grade: 'advice' }]);
    expect(offered.map(isFit)).toEqual([true, true]);
  });

  it('is not held up by advice', () => {
    const work = ['09', '11', '12', '13', '14'].map((day) =>
      shiftOf(3, Number(day), `2026-11-${day}T07:00`, `2026-11-${day}T15:00`),
    );
    const plan = planWith([person(1), person(2, { jobTitle: 'Waiter' }), person(3)], early, ...work);
    const contract = { ...limits, contractWeek: 2400, contractDays: 5 };
    for (const { rules } of plan.rules.people) rules[0]!.limits = contract;
    const [best] = candidatesFor(early, plan);
    expect(best!.person.employeeId).toBe(3);
    expect(best!.findings).toMatchObject([{ kind: 'planOverContract', grade: 'advice' }]);
    expect(isFit(best!)).toBe(true);
  });

  it('is not looked for among people whom the account does not plan', () => {
    const plan = planWith([person(1), person(2)], early);
    expect(candidatesFor(early, { ...plan, people: [...plan.people, person(3)] })).toHaveLength(1);
  });

  it('takes the day off below it away', () => {
    const { now } = planWith([person(1), person(5)], early, offOf(5, 50, '2026-11-10', '2026-11-11'));
    const [shift] = shiftsToCover(1, ['2026-11-10'], { now, days });
    expect(linesOf(changesOfCover(now, shift!, 5, { days, people: [] }))).toEqual([
      '10: 5 Regular 2026-11-10T07:00–2026-11-10T15:00',
      '50: taken off',
    ]);
  });
});

describe('who takes over a shift', () => {
  const people = [person(1), person(2), person(3, { building_Id: 7, department: 'Pool bar' })];
  const placeAfter = (to: number, shift = early) => {
    const { now } = planWith(people, shift);
    const [change] = changesOfCover(now, shiftsToCover(1, ['2026-11-10'], { now, days })[0]!, to, { days, people });
    return change!.item!.departmentId;
  };

  it('works where it is: in the department of the person who had it, or where it had been placed', () => {
    expect(placeAfter(2)).toBeNull();
    expect(placeAfter(3)).toBe(1);
    const elsewhere = { ...early, place: { departmentId: 9, department: 'Spa', jobTitle: null, skill: null } };
    expect(placeAfter(2, elsewhere)).toBe(9);
    expect(placeAfter(3, elsewhere)).toBe(9);
  });
});

describe('who is sick', () => {
  const { now } = planWith(
    [person(1), person(2)],
    early,
    shiftOf(1, 11, '2026-11-11T07:00', '2026-11-11T15:00'),
    offOf(1, 12, '2026-11-12', '2026-11-13'),
  );
  const sick = (dates: string[], taken: number[]) =>
    linesOf(changesOfSickness(now, 1, dates, new Set(taken), { days }));

  it('is away on each day, and what nobody takes is taken off', () => {
    expect(sick(['2026-11-10', '2026-11-11', '2026-11-12'], [10])).toEqual([
      'new: 1 SickLeave 2026-11-10T00:00–2026-11-11T00:00',
      'new: 1 SickLeave 2026-11-11T00:00–2026-11-12T00:00',
      '11: taken off',
      '12: 1 SickLeave 2026-11-12T00:00–2026-11-13T00:00',
    ]);
  });

  it('stays on leave where there is one', () => {
    const leave = shiftOf(1, 20, '2026-11-10T00:00', '2026-11-11T00:00', {
      allDay: true,
      typeOfShift: 'AnnualLeave',
      calendarId: 3001,
    });
    const plan = planWith([person(1)], leave);
    expect(changesOfSickness(plan.now, 1, ['2026-11-10'], new Set(), { days })).toEqual([]);
  });
});
