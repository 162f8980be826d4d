import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { expect, it } from 'vitest';
import { missingOn } from './skills-of-jobs.rules';

const haccp = [{ jobTitle: 'Cook', skill: 'HACCP' }];
const rules = (more: Partial<PlanRules> = {}): PlanRules => ({
  jobSkills: [{ from: '2026-11-10', needs: haccp }],
  people: [],
  ...more,
});
const person = (job?: string, more: Partial<PlanRules['people'][number]> = {}) =>
  ({
    employeeId: 7,
    rules: [{ from: '2026-11-05', limits: null, isBreakPaid: false, ...(job && { job }) }],
    ...more,
  }) as PlanRules['people'][number];
const plain = { jobTitle: null, skill: null };
const missing = (...[by, who, day, work]: Parameters<typeof missingOn>) =>
  missingOn(by, who, day, work).map(({ skill }) => skill);

it.each([
  ['2026-11-09', []],
  ['2026-11-10', ['HACCP']],
  ['2026-11-20', ['HACCP']],
])('a job needs a skill from a day on: %s', (day, skills) => {
  expect(missing(rules(), person('cook'), day, plain)).toEqual(skills);
});

it.each([
  ['another job', rules(), person('Waiter'), plain, []],
  ['no job', rules(), person(), plain, []],
  ['a job that is known later only', rules(), person('Cook', { rules: [] }), plain, []],
  ['the job of the shift', rules(), person('Waiter'), { jobTitle: 'Cook', skill: null }, ['HACCP']],
  ['a skill that is held', rules(), person('Cook', { skills: [{ name: 'haccp', until: null }] }), plain, []],
  ['nothing that any work needs', { people: [] }, person('Cook'), plain, []],
  [
    'what holds last',
    rules({ jobSkills: [...rules().jobSkills!, { from: '2026-11-11', needs: [] }] }),
    person('Cook'),
    plain,
    [],
  ],
])('on a day is missing by %s', (_what, by, who, work, skills) => {
  expect(missing(by, who, '2026-11-12', work)).toEqual(skills);
});

it.each([
  ['nobody knows yet who has it', {}, []],
  ['it is known who has it', { needed: ['first aid'] }, ['First aid']],
  [
    'missing skills are not to be found',
    { needed: ['first aid'], jobSkills: [{ from: '2026-11-10', needs: [], isOff: true as const }] },
    [],
  ],
])('the skill of a shift is missing or not where %s', (_where, more, skills) => {
  expect(missing(rules(more), person('Waiter'), '2026-11-12', { jobTitle: null, skill: 'First aid' })).toEqual(skills);
});
