import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { describe, expect, it } from 'vitest';
import { plannedWork, ruleOn, rulesOf, unpaidMinutes } from './planned-work.rules';
import { at, draftOf, itemOf, zone } from './test-plan';

const rule = (from: string, isBreakPaid: boolean) => ({ from, limits: null, isBreakPaid });
const person: PlanRules['people'][number] = {
  employeeId: 7,
  overtimeBefore: 0,
  elsewhere: [{ id: 2, departmentId: null, jobTitle: 'Barista', skill: 'First aid' }],
  off: [],
  work: [
    [2, at('2026-11-11T07:00'), at('2026-11-11T15:00'), 30, 0],
    [1, at('2026-11-10T07:00'), at('2026-11-10T15:00'), 15, 1],
  ],
  rules: [rule('2026-11-01', false), rule('2026-11-12', true)],
};
const morning = (employee: number, day: string, more = {}) =>
  itemOf(employee, `2026-11-${day}T07:00`, `2026-11-${day}T15:00`, { breakMinutes: 20, ...more });
const change = (more: Partial<PlanChange>): PlanChange => ({
  seen: { published: null, draft: null },
  item: null,
  ...more,
});
const workOf = (drafts: ReturnType<typeof draftOf>[] = [], changes: PlanChange[] = []) =>
  plannedWork(person, { drafts, zone }, changes);
const idsOf = (...input: Parameters<typeof workOf>) => workOf(...input).map(({ id }) => id);

describe('the planned work of a person', () => {
  it('is the published one by its start, with as what it is worked', () => {
    expect(workOf()).toEqual([
      {
        id: 1,
        from: at('2026-11-10T07:00'),
        to: at('2026-11-10T15:00'),
        breakMinutes: 15,
        isOvertime: true,
        jobTitle: null,
        skill: null,
      },
      {
        id: 2,
        from: at('2026-11-11T07:00'),
        to: at('2026-11-11T15:00'),
        breakMinutes: 30,
        isOvertime: false,
        jobTitle: 'Barista',
        skill: 'First aid',
      },
    ]);
  });

  it('has drafts in place of what they change, and changes in place of drafts', () => {
    const drafts = [draftOf(1, morning(7, '14')), draftOf(2, null)];
    expect(idsOf(drafts)).toEqual([1]);
    expect(workOf(drafts)[0]!.from).toBe(at('2026-11-14T07:00'));
    expect(idsOf(drafts, [change({ id: 2, item: morning(7, '12') }), change({ id: 1 })])).toEqual([2]);
    expect(idsOf([], [change({ item: morning(7, '09') })])).toEqual([0, 1, 2]);
  });

  it('has at one moment what has the lower number first', () => {
    const drafts = [draftOf(9, morning(7, '10')), draftOf(-3, morning(7, '10'))];
    expect(idsOf(drafts)).toEqual([-3, 1, 9, 2]);
  });

  it('has neither the work of others nor days off', () => {
    const drafts = [draftOf(8, morning(8, '12')), draftOf(9, morning(7, '12', { typeOfShift: 'DayOff' }))];
    expect(idsOf(drafts)).toEqual([1, 2]);
  });

  it.each([
    ['Overtime', '11', true, 20],
    ['Regular', '12', false, 0],
  ] as const)('has the type and the unpaid break of a draft: %s on the %s', (typeOfShift, day, isOvertime, unpaid) => {
    const item = morning(7, day, { typeOfShift, jobTitle: 'Cook', skill: 'HACCP' });
    expect(workOf([draftOf(9, item)]).find(({ id }) => id === 9)).toMatchObject({
      isOvertime,
      breakMinutes: unpaid,
      jobTitle: 'Cook',
      skill: 'HACCP',
    });
  });
});

it('the rules of a person are found by number, once they are loaded', () => {
  const rules = { people: [person] };
  expect([rulesOf(undefined, 7), rulesOf(rules, 7), rulesOf(rules, 7), rulesOf(rules, 8)]).toEqual([
    undefined,
    person,
    person,
    undefined,
  ]);
});

it.each([
  ['2026-10-31', undefined, 30],
  ['2026-11-01', person.rules[0], 30],
  ['2026-11-11', person.rules[0], 30],
  ['2026-11-12', person.rules[1], 0],
])('what holds on %s', (day, expected, unpaid) => {
  expect(ruleOn(person, day)).toBe(expected);
  expect(unpaidMinutes(person, day, 30)).toBe(unpaid);
  expect(unpaidMinutes(undefined, day, 30)).toBe(30);
});
