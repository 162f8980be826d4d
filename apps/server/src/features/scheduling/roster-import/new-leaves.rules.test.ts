import { expect, it } from 'vitest';
import { leaveRow } from './compared-fixture';
import type { RowLeave } from './entries';
import { newLeaves } from './new-leaves.rules';

const leaves = (...rows: [days: number[], more?: Partial<RowLeave>][]) =>
  newLeaves(
    new Map(
      rows.map(([days, more]) => [leaveRow('2030-06-01', '2030-06-01', more), days.map((day) => `2030-06-0${day}`)]),
    ),
    ({ employeeCode }) => Number(employeeCode),
  ).map(({ employeeId, type, kind, notes, firstDay, lastDay }) =>
    [employeeId, type, kind, notes, `${firstDay.slice(9)}–${lastDay.slice(9)}`].filter(Boolean).join(' '),
  );

it('makes one leave of consecutive days, whatever the order of the rows', () => {
  expect(leaves([[4]], [[3]], [[6, 7]])).toEqual(['7 AnnualLeave 3–4', '7 AnnualLeave 6–7']);
});

it.each<[string, Partial<RowLeave>, string]>([
  ['somebody else', { employeeCode: '8' }, '8 AnnualLeave 4–4'],
  ['another type', { type: 'SickLeave' }, '7 SickLeave 4–4'],
  ['another kind', { kind: 'marriage' }, '7 AnnualLeave marriage 4–4'],
  ['another note', { notes: 'Wedding' }, '7 AnnualLeave Wedding 4–4'],
])('keeps leave of %s apart', (_what, more, other) => {
  expect(leaves([[3]], [[4], more])).toEqual(['7 AnnualLeave 3–3', other]);
});

it('keeps days off day by day', () => {
  expect(leaves([[3, 4], { type: 'DayOff' }])).toEqual(['7 DayOff 3–3', '7 DayOff 4–4']);
});
