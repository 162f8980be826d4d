import { describe, expect, it } from 'vitest';
import { canComeIn, leftOf, stepsOf } from './set-up-steps';

const empty = {
  organisationUnits: 0,
  departments: 0,
  people: 0,
  shifts: 0,
  comparedFrom: null,
  accounts: 0,
  declaresTo: null,
  withoutAccount: 0,
  namesToConfirm: 0,
  clocks: 0,
};
const done = {
  ...empty,
  organisationUnits: 1,
  departments: 1,
  people: 1,
  shifts: 1,
  comparedFrom: '2026-01-01',
  accounts: 1,
  declaresTo: 'production' as const,
  clocks: 1,
};
const marks = { done: '+', next: '!', later: '-' };
const statesOf = (state: Parameters<typeof stepsOf>[0]) =>
  stepsOf(state)
    .map((step) => marks[step.state])
    .join('');

describe('the steps of the set-up', () => {
  it.each([
    ['no hotel', null, '!------'],
    ['a hotel', empty, '+!-----'],
    ['units without departments', { ...empty, organisationUnits: 3 }, '+!-----'],
    ['places', { ...empty, organisationUnits: 3, departments: 9 }, '++!----'],
    ['a roster before the people were looked at', { ...empty, shifts: 5 }, '+!-+---'],
    ['a roster that nothing is compared with', { ...done, comparedFrom: null }, '++++!++'],
    ['declarations that nobody has decided about', { ...done, declaresTo: null }, '+++++!+'],
    ['everything', done, '+++++++'],
  ])('with %s', (_what, state, expected) => {
    expect(statesOf(state)).toBe(expected);
  });

  it('are over when people can come in, and say what is left', () => {
    expect([canComeIn({ ...done, accounts: 0 }), canComeIn(done)]).toEqual([false, true]);
    expect(leftOf(done)).toEqual([]);
    expect(leftOf({ ...done, declaresTo: 'simulator', namesToConfirm: 2, clocks: 0 })).toEqual([
      'declarations',
      'names',
      'clocks',
    ]);
  });
});
