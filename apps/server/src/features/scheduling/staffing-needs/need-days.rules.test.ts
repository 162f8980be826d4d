import { expect, it } from 'vitest';
import { endedBefore, sharesDays, sharesWeekday } from './need-days.rules';

const days = (firstDay: string, lastDay: string | null) => ({ firstDay, lastDay });
const june = days('2030-06-01', '2030-06-30');

it.each([
  ['one ends as the other begins', days('2030-06-30', '2030-07-31'), true],
  ['one ends the day before', days('2030-07-01', '2030-07-31'), false],
  ['one has no end', days('2030-01-01', null), true],
  ['one has no end and begins later', days('2030-07-01', null), false],
  ['one lies within the other', days('2030-06-10', '2030-06-11'), true],
])('says whether two validities have a day in common: %s', (_which, other, isShared) => {
  expect([sharesDays(june, other), sharesDays(other, june)]).toEqual([isShared, isShared]);
});

it('finds a day in common of two that have no end', () => {
  expect(sharesDays(days('2030-06-01', null), days('2040-06-01', null))).toBe(true);
});

it.each([
  ['some in common', [1, 2], [2, 3], true],
  ['none in common', [1, 2], [3], false],
  ['a single day and weekdays', null, [3], true],
  ['weekdays and a single day', [3], null, true],
])('says whether weekdays meet: %s', (_which, a, b, isShared) => {
  expect(sharesWeekday(a, b)).toBe(isShared);
});

it.each([
  ['before it begins', june, '2030-05-31', null],
  ['on its first day', june, '2030-06-01', null],
  ['on its second day', june, '2030-06-02', days('2030-06-01', '2030-06-01')],
  ['the day after it ended', june, '2030-07-01', june],
  ['long after it ended', june, '2031-01-01', june],
  ['without an end', days('2030-06-01', null), '2030-07-01', june],
])('ends a validity before a day: %s', (_which, one, day, rest) => {
  expect(endedBefore(one, day)).toEqual(rest);
});
