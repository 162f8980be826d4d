import type { AnyItem } from '@horae/contract/scheduling/planned-items';
import { expect, it } from 'vitest';
import { cellsOf, daysOfItem } from './history-days.rules';

const shift = (start: string, more: Partial<AnyItem> = {}): AnyItem => ({
  employeeId: 1,
  typeOfShift: 'Regular',
  title: 'Regular shift',
  start,
  end: start.replace('T07', 'T15'),
  allDay: false,
  breakMinutes: 0,
  notes: null,
  leaveKind: null,
  departmentId: null,
  department: null,
  jobTitle: null,
  workCentreId: null,
  workCentre: null,
  costPlace: null,
  skill: null,
  ...more,
});
const leave = shift('2026-12-07T00:00:00+02:00', { allDay: true, end: '2026-12-10T00:00:00+02:00' });
const monday = shift('2026-12-07T07:00:00+02:00');
const tuesday = shift('2026-12-08T07:00:00+02:00');

it('shows a leave on each of its days, and a shift where it begins', () => {
  expect(daysOfItem(leave)).toEqual(['2026-12-07', '2026-12-08', '2026-12-09']);
  expect(daysOfItem(shift('2026-12-07T22:00:00+02:00', { end: '2026-12-08T06:00:00+02:00' }))).toEqual(['2026-12-07']);
});

it('marks what an item was and is on its day, and both days of one that moved', () => {
  const longer = { ...monday, end: '2026-12-07T17:00:00+02:00' };
  const changed = cellsOf({ items: [{ id: 1, ...monday }], differences: [{ id: 1, before: monday, after: longer }] });
  expect(changed(1, '2026-12-07')).toEqual([{ id: 1, before: monday, after: longer, differs: true }]);

  const moved = cellsOf({ items: [{ id: 1, ...monday }], differences: [{ id: 1, before: monday, after: tuesday }] });
  expect(moved(1, '2026-12-07')).toEqual([{ id: 1, before: monday, after: null, differs: true }]);
  expect(moved(1, '2026-12-08')).toEqual([{ id: 1, before: null, after: tuesday, differs: true }]);
});

it('shows what does not differ as it was', () => {
  const cells = cellsOf({ items: [{ id: 1, ...monday }], differences: null });
  expect(cells(1, '2026-12-07')).toMatchObject([{ id: 1, differs: false }]);
  expect(cells(2, '2026-12-07')).toEqual([]);
});

it('has open shifts in the row of their department, and what was opened in both rows', () => {
  const open = { ...monday, employeeId: null, departmentId: 7, department: 'Bar' };
  const cells = cellsOf({ items: [{ id: 1, ...monday }], differences: [{ id: 1, before: monday, after: open }] });
  expect(cells(1, '2026-12-07')).toEqual([{ id: 1, before: monday, after: null, differs: true }]);
  expect(cells(-7, '2026-12-07')).toEqual([{ id: 1, before: null, after: open, differs: true }]);
});
