import type { OnLoanHere } from '@horae/contract/scheduling/hour-rows';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { boardOf } from '../model/board.rules';
import { dayRange } from '../model/day-range.rules';
import type { RosterView } from '../model/roster-view.rules';
import type { CountedRow, GroupRow } from '../model/rows.rules';
import { noFilters } from '../model/test-filters';
import { sumTotals } from '../model/totals.rules';
import { guestRows, withGuests } from './guest-rows.rules';

const range = dayRange(createZone('Europe/Athens'), { start: '2026-11-23', days: 7 });

const resource = (employeeId: number, department: number) =>
  ({ employeeId, building_Id: department, title: `P${employeeId}`, jobTitle: '', employeeCode: '' }) as StaffResource;

const board = {
  ...boardOf({ shifts: [], resources: [], unreadable: 0 } as unknown as Parameters<typeof boardOf>[0]),
  resources: [resource(1, 10), resource(2, 20)],
};

const guest = (name: string, hostDepartment: number | null, employeeId: number | null = null): OnLoanHere => ({
  employeeId,
  name,
  jobTitle: 'Room attendant',
  from: 'Housekeeping',
  hostDepartment,
  hostDepartmentName: hostDepartment === null ? '' : `D${hostDepartment}`,
  firstDay: '2026-11-24',
  lastDay: '2026-11-24',
  isCounted: true,
  planned: 240,
  actual: 0,
  days: [
    { day: '2026-11-24', planned: 240, actual: 0, shifts: ['18:00–22:00'] },
    { day: '2026-11-25', planned: 0, actual: 60, shifts: [] },
  ],
});

const view = { ...noFilters, calendars: [3000], group: 'department', focus: null } as unknown as RosterView;
const namesOf = (people: OnLoanHere[], part: Partial<RosterView> = {}) =>
  guestRows({ people, board, view: { ...view, ...part }, range }).map(({ resource: { title } }) => title);

const people = [guest('Άννα Ξένου', 10), guest('Ben Weber', 30), guest('Zoe Loan', null), guest('P2', 10, 2)];

it('shows the guests of the departments on screen; without filters those of any', () => {
  expect(namesOf(people)).toEqual(['Άννα Ξένου', 'Ben Weber', 'Zoe Loan', 'P2']);
  expect(namesOf(people, { dept: [10] })).toEqual(['Άννα Ξένου', 'P2']);
  expect(namesOf(people, { dept: [20] })).toEqual([]);
  expect(namesOf(people, { dg: [9] })).toEqual([]);
});

it('shows none to who looks for a person or a finding, or at leave alone', () => {
  expect(namesOf(people, { emp: 1 })).toEqual([]);
  expect(namesOf(people, { focus: 'late' })).toEqual([]);
  expect(namesOf(people, { calendars: [3001] })).toEqual([]);
});

it('finds guests by name without accents, but nobody twice', () => {
  expect(namesOf(people, { q: 'ξενου αννα' })).toEqual(['Άννα Ξένου']);
  expect(namesOf(people, { q: 'p2' })).toEqual([]);
  expect(namesOf(people, { q: ' ben ' })).toEqual(['Ben Weber']);
  expect(namesOf([guest('Zoe Loan', 10, 99)], { q: 'zoe' })).toEqual(['Zoe Loan']);
});

it('has times and minutes on the days with shifts alone, and no row without any', () => {
  const [row] = guestRows({ people, board, view, range });
  expect([...row!.timesByDay]).toEqual([['2026-11-24', ['18:00–22:00']]]);
  expect(row!.totals).toMatchObject({ minutes: 240, daysWorked: 1, minutesByDay: [0, 240, 0, 0, 0, 0, 0] });
  const later = dayRange(createZone('Europe/Athens'), { start: '2026-12-07', days: 7 });
  expect(guestRows({ people, board, view, range: later })).toEqual([]);
});

const group = (id: number): GroupRow => ({
  id: `department ${id}`,
  kind: 'group',
  level: 1,
  title: `D${id}`,
  size: 1,
  totals: sumTotals([], 7),
});
const member = (id: number) => ({ id, kind: 'resource', level: 2 }) as CountedRow;
const rows = [group(10), member(1), group(20), member(2)];
const none = sumTotals([], 7);
const ids = (by: RosterView['group'], listed: readonly CountedRow[] = rows) =>
  withGuests(
    { rows: listed, totals: none },
    guestRows({ people: people.slice(0, 3), board, view: { ...view, group: by }, range }),
    {
      group: by,
      title: 'On loan here',
      days: 7,
    },
  ).rows.map((row) => (row.kind === 'plain' ? row.resource.title : row.id));

it('puts guests below the people of their department, all others in a last group', () => {
  expect(ids('department')).toEqual([
    'department 10',
    1,
    'Άννα Ξένου',
    'department 20',
    2,
    'guests',
    'Ben Weber',
    'Zoe Loan',
  ]);
  expect(ids('workCenter')).toEqual([
    'department 10',
    1,
    'department 20',
    2,
    'guests',
    'Άννα Ξένου',
    'Ben Weber',
    'Zoe Loan',
  ]);
  expect(ids('none', [member(1)])).toEqual([1, 'Άννα Ξένου', 'Ben Weber', 'Zoe Loan']);
});

it.each(['bu', 'ou', 'wc'] as const)('shows the guests of the departments of a chosen place alone: %s', (place) => {
  expect(namesOf(people, { [place]: 3 })).toEqual(['Άννα Ξένου', 'P2']);
});

it('a guest has a row of its own kind, below groups where there are some', () => {
  const rowsOf = (by: RosterView['group']) => guestRows({ people, board, view: { ...view, group: by }, range });
  const [row] = rowsOf('department');

  expect(row).toMatchObject({
    kind: 'plain',
    level: 2,
    from: 'Housekeeping',
    isEmpty: false,
    isFound: false,
    away: [],
  });
  expect(row!.totals.overtimeByDay).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(rowsOf('none')[0]!.level).toBe(1);
  expect(new Set(rowsOf('none').map(({ id }) => id)).size).toBe(4);
});

it('rows stay the same objects where there are no guests', () => {
  const model = { rows, totals: none };
  expect(withGuests(model, [], { group: 'department', title: '', days: 7 })).toEqual(model);
  expect(withGuests(model, [], { group: 'department', title: '', days: 7 }).rows).toBe(rows);
});

it('the sums of a department have the hours of guests that are counted there and in no other row', () => {
  const sumsOf = (guests: OnLoanHere[]) => {
    const found = guestRows({ people: guests, board, view, range });
    const { rows: all, totals } = withGuests({ rows, totals: none }, found, {
      group: 'department',
      title: '',
      days: 7,
    });
    return [all[0]!.totals.minutes, totals.minutes, all[0]!.totals.headsByDay[1]];
  };

  expect(sumsOf([guest('Άννα Ξένου', 10)])).toEqual([240, 240, 1]);
  expect(sumsOf([{ ...guest('Zoe Loan', 10), isCounted: false }])).toEqual([0, 0, 0]);
  // Their own row is on screen, and its hours are counted where they are worked.
  expect(sumsOf([guest('P2', 10, 2)])).toEqual([0, 0, 0]);
});

it('who stands in the department anyway is no guest of it, and who moves says where to', () => {
  expect(namesOf([guest('P1', 10, 1)])).toEqual([]);
  const [row] = guestRows({ people: [{ ...guest('P2', 10, 2), isMove: true }], board, view, range });
  expect(row).toMatchObject({ isMove: true, from: 'Housekeeping' });
});
