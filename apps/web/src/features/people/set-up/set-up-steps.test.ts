import { describe, expect, it } from 'vitest';
import { stepsOf } from './set-up-steps';

const empty = { organisationUnits: 0, departments: 0, people: 0, shifts: 0, comparedFrom: null, accounts: 0 };
const statesOf = (state: Parameters<typeof stepsOf>[0]) => stepsOf(state).map((step) => step.state);

describe('the steps of the set-up', () => {
  it.each([
    ['no hotel', null, ['next', 'later', 'later', 'later', 'later', 'later']],
    ['a hotel', empty, ['done', 'next', 'later', 'later', 'later', 'later']],
    [
      'units without departments',
      { ...empty, organisationUnits: 3 },
      ['done', 'next', 'later', 'later', 'later', 'later'],
    ],
    ['places', { ...empty, organisationUnits: 3, departments: 9 }, ['done', 'done', 'next', 'later', 'later', 'later']],
    [
      'a roster before the people were looked at',
      { ...empty, shifts: 5 },
      ['done', 'next', 'later', 'done', 'later', 'later'],
    ],
    [
      'a roster that nothing is compared with',
      { organisationUnits: 1, departments: 1, people: 1, shifts: 1, comparedFrom: null, accounts: 1 },
      ['done', 'done', 'done', 'done', 'next', 'done'],
    ],
    [
      'everything',
      { organisationUnits: 1, departments: 1, people: 1, shifts: 1, comparedFrom: '2026-01-01', accounts: 1 },
      Array(6).fill('done'),
    ],
  ])('with %s', (_what, state, expected) => {
    expect(statesOf(state)).toEqual(expected);
  });
});
