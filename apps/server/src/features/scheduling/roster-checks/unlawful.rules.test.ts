import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import { expect, it } from 'vitest';
import { isUnlawful, newlyUnlawful } from './unlawful.rules';

const finding = (more: Partial<CheckFinding> = {}) =>
  ({
    employeeId: 1,
    day: '2030-06-04',
    kind: 'dailyRest',
    grade: 'law',
    measured: 600,
    limit: 660,
    ...more,
  }) as CheckFinding;
const isNew = (before: CheckFinding[], after: CheckFinding) => newlyUnlawful(before, [after]).length > 0;

it.each([
  ['law', true],
  ['hotel', true],
  ['advice', false],
] as const)('a finding by %s asks for a reason: %s', (grade, isAsked) => {
  const one = finding({ grade: grade as CheckFinding['grade'] });
  expect(isUnlawful(one)).toBe(isAsked);
  expect(isNew([], one)).toBe(isAsked);
});

it.each<[string, Partial<CheckFinding>, Partial<CheckFinding>, boolean]>([
  ['the same', {}, {}, false],
  ['a rest that is shorter', {}, { measured: 599 }, true],
  ['a rest that is longer', {}, { measured: 601 }, false],
  ['work that is longer', { measured: 700 }, { measured: 701 }, true],
  ['work that is shorter', { measured: 702 }, { measured: 701 }, false],
  ['as much as the limit, and more than before', { measured: 650 }, { measured: 660 }, true],
  ['what cannot be measured', { measured: null }, { measured: null }, false],
  ['what can be measured now', { measured: null }, { measured: 600 }, false],
  ['what can no longer be measured', {}, { measured: null }, false],
  ['work of which nothing was known', { measured: null }, { measured: 700 }, false],
  ['the same work', { measured: 700 }, { measured: 700 }, false],
  ['what has no limit', { measured: 700, limit: null }, { measured: 900, limit: null }, false],
  ['that of another day', {}, { day: '2030-06-05' }, true],
  ['that of somebody else', {}, { employeeId: 2 }, true],
  ['another kind', {}, { kind: 'weeklyRest' as CheckFinding['kind'] }, true],
  ['another skill', {}, { skill: 'Bar' }, true],
  ['another wish', {}, { wish: 'off' as NonNullable<CheckFinding['wish']> }, true],
])('is new or worse than before, or not: %s', (_which, before, after, isNewly) => {
  expect(isNew([finding(before)], finding(after))).toBe(isNewly);
});
