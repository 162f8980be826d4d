import { expect, it } from 'vitest';
import { leaveTitle } from './leave-title.rules';

it.each<[Parameters<typeof leaveTitle>[0], string]>([
  [{ type: 'DayOff', kind: null }, 'Day off'],
  [{ type: 'DayOff', kind: null, compensates: null }, 'Day off'],
  [{ type: 'DayOff', kind: null, compensates: 'unknown' }, 'Compensatory day off'],
  [{ type: 'DayOff', kind: null, compensates: '2026-11-15' }, 'Compensatory day off'],
  [{ type: 'AnnualLeave', kind: null }, 'Annual leave'],
  [{ type: 'SickLeave', kind: null }, 'Sick leave'],
  [{ type: 'UnpaidLeave', kind: null }, 'Unpaid leave'],
  // A kind without a type of its own has the type of its pay.
  [{ type: 'AnnualLeave', kind: 'marriage' }, 'Marriage leave'],
  [{ type: 'UnpaidLeave', kind: 'carer' }, 'Carer’s leave'],
])('%j is called %s', (leave, title) => {
  expect(leaveTitle(leave)).toBe(title);
});
