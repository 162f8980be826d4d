import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import type { Shift } from '../../model/shift.rules';
import { candidatesFor, changesOfCover, changesOfSickness, isFit, shiftsToCover } from './cover.rules';
import { at, days, linesOf, offOf, planOf, shiftOf, zone } from './test-plan';

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
    expect(offered[5]).toMatchObject({ clash: { kind: 'work', with: { id: 40 } }, findings: [] });
    expect(offered.map(isFit)).toEqual([true, true, true, true, false, false]);
  });

  it('is not offered to those who come from work in another hotel too late', () => {
    const plan = planWith([person(1), person(2), person(3)], early);
    const [from, to] = ['2026-11-09T15:00', '2026-11-09T23:00'].map(at) as [number, number];
    plan.rules.people[1]!.inOtherHotels = [[from, to, 0, 0]];

    const offered = candidatesFor(early, plan);

    expect(offered.map((one) => [one.person.employeeId, isFit(one)])).toEqual([
      [3, true],
      [2, false],
    ]);
    expect(offered[1]!.findings).toMatchObject([
      { kind: 'planRest', measured: 480, otherHotel: { minutes: 480, hours: '15:00–23:00' } },
    ]);
  });

  it('is offered among equals by the hours left, then by name and number', () => {
    const people = [
      person(1),
      person(2, { title: 'Αγγελική', weeklyHours: 20 }),
      person(3, { title: 'Αδάμ', weeklyHours: 0 }),
      person(6, { title: 'Άννα' }),
      person(5, { title: 'Βασίλης' }),
      person(4, { title: 'Άννα' }),
    ];
    const offered = candidatesFor(early, planWith(people, early));
    expect(offered.map(({ person: { employeeId }, left }) => [employeeId, left])).toEqual([
      [4, 32 * 60],
      [6, 32 * 60],
      [5, 32 * 60],
      [2, 12 * 60],
      [3, null],
    ]);
  });

  it('is offered later to those who wish to be off', () => {
    const plan = planWith([person(1), person(2), person(3, { jobTitle: 'Waiter' })], early);
    plan.rules.people[1]!.wishes = [{ first: '2026-11-10', last: '2026-11-10', weekdays: [2], hours: null }];
    const offered = candidatesFor(early, plan);
    expect(offered.map(({ person: { employeeId } }) => employeeId)).toEqual([3, 2]);
    expect(offered.map(isFit)).toEqual([true, true]);
  });

  it('is near to people of the job and the department of who has the shift', () => {
    const people = [person(2, { jobTitle: 'Waiter', building_Id: 2 }), person(1), person(3)];
    const near = candidatesFor(early, planWith(people, early)).map((one) => [one.isSameJob, one.isSameDepartment]);
    expect(near).toEqual([
      [true, true],
      [false, false],
    ]);
    const jobless = [person(1, { jobTitle: '' }), person(2, { jobTitle: '' })];
    expect(candidatesFor(early, planWith(jobless, early))[0]).toMatchObject({
      isSameJob: false,
      isSameDepartment: true,
    });
  });

  it('is near to people of the job and the department of an open shift', () => {
    const open = { ...early, employeeId: -2, jobTitle: 'Waiter' };
    const offered = candidatesFor(open, planWith([person(3), person(2, { jobTitle: 'Waiter', building_Id: 2 })]));
    expect(offered).toMatchObject([
      { person: { employeeId: 2 }, isSameJob: true, isSameDepartment: true },
      { person: { employeeId: 3 }, isSameJob: false, isSameDepartment: false },
    ]);
  });

  it('counts the hours left by the days of the hotel, which may end in the night', () => {
    const people = [person(1), person(2)];
    const nights = [
      shiftOf(2, 20, '2026-11-09T00:00', '2026-11-09T04:00'),
      shiftOf(2, 21, '2026-11-16T00:00', '2026-11-16T04:00'),
    ];
    const leftOn = (divide: number) => {
      const days7 = dayRange(zone, { start: '2026-11-09', days: 7 }, { attribution: 'split', divide });
      return candidatesFor(early, { ...planWith(people, early, ...nights), range: days7 })[0]!.left;
    };
    expect(leftOn(0)).toBe((40 - 8 - 4) * 60);
    expect(leftOn(120)).toBe((40 - 8 - 2 - 2) * 60);
    expect(leftOn(240)).toBe((40 - 8 - 4) * 60);
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
    expect(shiftsToCover(5, ['2026-11-10'], { now, days })).toEqual([]);
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
    const elsewhere = {
      ...early,
      place: {
        departmentId: 9,
        department: 'Spa',
        jobTitle: null,
        workCentreId: null,
        workCentre: null,
        costPlace: null,
        skill: null,
      },
    };
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
