import { expect, it } from 'vitest';
import { isPublishedDay } from './published-days.rules';

const [maria, petros] = [1, 2];
const range = (first: string, last: string, employeeId = maria) => ({ employeeId, first, last });
const work = (firstDay: string, employeeId = maria) => ({ employeeId, firstDay });

it.each([
  ['a publication for the person covers it', [range('2031-03-24', '2031-03-30')], [], true],
  ['a publication covers it for somebody else', [range('2031-03-24', '2031-03-30', petros)], [], false],
  ['a publication covers other days of the week', [range('2031-03-27', '2031-03-30')], [work('2031-03-27')], false],
  ['the week has imported work of the person', [], [work('2031-03-30')], true],
  ['the week before has work of the person', [], [work('2031-03-23')], false],
  ['somebody else works in the week', [], [work('2031-03-26', petros)], false],
  ['nothing of the week is published', [], [], false],
  ['a publication begins with it', [range('2031-03-26', '2031-03-30')], [], true],
  ['a publication ends with it', [range('2031-03-24', '2031-03-26')], [], true],
  ['a publication ends on the day before', [range('2031-03-24', '2031-03-25')], [work('2031-03-28')], false],
  [
    'one of two publications covers it',
    [range('2031-03-24', '2031-03-25'), range('2031-03-26', '2031-03-27')],
    [],
    true,
  ],
  ['a publication covers the week before alone', [range('2031-03-17', '2031-03-23')], [work('2031-03-28')], true],
  ['a publication covers the week after alone', [range('2031-03-31', '2031-04-06')], [work('2031-03-28')], true],
  ['a publication ends on the Monday of its week', [range('2031-03-17', '2031-03-24')], [work('2031-03-28')], false],
  ['a publication begins on the Sunday of its week', [range('2031-03-30', '2031-04-06')], [work('2031-03-28')], false],
  ['the Monday of its week has work of the person', [], [work('2031-03-24')], true],
  ['the Monday of the next week has work of the person', [], [work('2031-03-31')], false],
])('a day where %s', (_where, ranges, works, isPublished) => {
  expect(isPublishedDay(maria, '2031-03-26', { ranges, work: works })).toBe(isPublished);
});
