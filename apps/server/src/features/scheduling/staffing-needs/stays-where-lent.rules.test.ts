import { expect, it } from 'vitest';
import { staysWhereLent } from './stays-where-lent.rules';

const dates = ['2031-03-02', '2031-03-03', '2031-03-04', '2031-03-05'];
const home = [{ from: '2031-03-02', departmentId: 1, jobTitle: 'Cook' }];
const lentOn =
  (...days: string[]) =>
  (day: string) =>
    days.includes(day) ? 9 : undefined;

it('stays at home without a loan', () => {
  expect(staysWhereLent(home, dates, lentOn())).toEqual(home);
});

it('works for the host on the days of a loan, and at home again after it', () => {
  expect(staysWhereLent(home, dates, lentOn('2031-03-03', '2031-03-04'))).toEqual([
    { from: '2031-03-02', departmentId: 1, jobTitle: 'Cook' },
    { from: '2031-03-03', departmentId: 9, jobTitle: 'Cook' },
    { from: '2031-03-05', departmentId: 1, jobTitle: 'Cook' },
  ]);
});

it('keeps moves and new jobs, also within a loan', () => {
  const moves = [...home, { from: '2031-03-04', departmentId: 2, jobTitle: 'Waiter' }];
  expect(staysWhereLent(moves, dates, lentOn('2031-03-03', '2031-03-04'))).toEqual([
    { from: '2031-03-02', departmentId: 1, jobTitle: 'Cook' },
    { from: '2031-03-03', departmentId: 9, jobTitle: 'Cook' },
    { from: '2031-03-04', departmentId: 9, jobTitle: 'Waiter' },
    { from: '2031-03-05', departmentId: 2, jobTitle: 'Waiter' },
  ]);
});
