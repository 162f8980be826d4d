import { expect, it } from 'vitest';
import { departmentOf, hasSkill, isInJob } from './department-of.rules';

const skills = [
  { name: 'Πρώτες Βοήθειες', until: '2030-06-05' },
  { name: 'HACCP', until: null },
];
const person = { departmentId: 5, jobTitle: 'Cook', skills };
const asPerson = Object(person) as Parameters<typeof departmentOf>[1];

it('counts work where and as what it is done, else where and as what its person works', () => {
  expect(departmentOf(undefined, asPerson)).toBe(5);
  expect(departmentOf({ departmentId: null, jobTitle: 'Waiter' }, asPerson)).toBe(5);
  expect(departmentOf({ departmentId: 7, jobTitle: null }, asPerson)).toBe(7);
  expect(isInJob(undefined, asPerson, null)).toBe(true);
  expect(isInJob(undefined, asPerson, 'Cook')).toBe(true);
  expect(isInJob({ departmentId: null, jobTitle: 'Waiter' }, asPerson, 'Cook')).toBe(false);
  expect(isInJob({ departmentId: null, jobTitle: 'Waiter' }, asPerson, 'Waiter')).toBe(true);
});

it.each([
  [null, '2030-06-09', true],
  ['haccp', '2030-06-09', true],
  ['ΠΡΩΤΕΣ ΒΟΗΘΕΙΕΣ', '2030-06-05', true],
  ['Πρώτες Βοήθειες', '2030-06-06', false],
  ['Sommelier', '2030-06-05', false],
])('has the skill %s on %s: %s', (skill, day, has) => {
  expect(hasSkill(asPerson, skill, day)).toBe(has);
  expect(hasSkill(Object({ departmentId: 5 }), skill, day)).toBe(skill === null);
});
