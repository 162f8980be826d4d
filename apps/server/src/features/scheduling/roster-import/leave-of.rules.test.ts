import { expect, it } from 'vitest';
import { codeOfLeave, leaveOf } from './leave-of.rules';
import { leaveTitle } from './leave-title.rules';

it.each([
  ['DayOff', { type: 'DayOff', kind: null }, 'Day off'],
  ['CompensatoryDayOff', { type: 'DayOff', kind: null }, 'Compensatory day off'],
  ['AnnualLeave', { type: 'AnnualLeave', kind: null }, 'Annual leave'],
  ['SickLeave', { type: 'SickLeave', kind: null }, 'Sick leave'],
  ['marriage', { type: 'AnnualLeave', kind: 'marriage' }, 'Marriage'],
] as const)('the code %s stands for a day away', (code, leave, title) => {
  expect(leaveOf(code)).toMatchObject({ kind: leave.kind });
  expect(codeOfLeave(leaveOf(code)!)).toBe(code);
  expect(leaveTitle(leaveOf(code)!)).toContain(title);
});

it.each(['', 'Regular', 'annual', 'dayoff'])('“%s” stands for none', (code) => {
  expect(leaveOf(code)).toBeNull();
});
