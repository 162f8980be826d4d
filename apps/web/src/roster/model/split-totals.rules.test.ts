import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { boardOf } from './board.rules';
import { dayRange } from './day-range.rules';
import { createGridModeller, type GridQuestion } from './grid-model.rules';
import { localDays } from './local-days.rules';
import { placeless } from './open-rows.rules';
import type { Shift } from './shift.rules';
import { splitTotals } from './split-totals.rules';
import { noFilters } from './test-filters';
import { testShift } from './test-shift';

const zone = createZone('Europe/Athens');
const inPlace = (id: number, centre = id) => ({
  building_Id: id,
  department: `D${id}`,
  building_Group_Id: id * 10,
  departmentGroup: `G${id}`,
  workCenterId: centre,
  workCenter: `W${centre}`,
});
const person = (employeeId: number, department: number, more = {}) => ({
  ...placeless,
  ...inPlace(department),
  employeeId,
  title: `P${employeeId}`,
  ...more,
});
const shift = (employee: number, day: number, more: Partial<Shift> = {}) =>
  testShift(`2026-11-${day}T07:00`, `2026-11-${day}T15:00`, { employeeId: employee, resourceId: employee, ...more });
const at = (departmentId: number, more = {}) =>
  ({ departmentId, department: null, workCentreId: null, ...more }) as Shift['place'];

const moves = person(2, 1, { earlier: [{ ...placeless, ...inPlace(2), until: '2026-11-18' }] });
const resources = [person(1, 1), moves, person(3, 2)];
const shifts = [
  shift(1, 16),
  // In the other department, and in one that has no people.
  shift(1, 17, { place: at(2, { workCentreId: 7 }) }),
  shift(1, 18, { place: at(9) }),
  // Two days before the move, one after it.
  shift(2, 16),
  shift(2, 17),
  shift(2, 19),
  shift(3, 16),
];
const board = boardOf({ shifts, resources, unreadable: 0 } as unknown as Parameters<typeof boardOf>[0]);
const question: GridQuestion = {
  board,
  view: {
    ...noFilters,
    group: 'department',
    sort: 'name',
    emptyRows: true,
    date: null,
    focus: null,
    shift: null,
    card: null,
  },
  display: { calendars: [3000], overtimes: true, hide: [] },
  range: dayRange(zone, { start: '2026-11-16', days: 7 }),
  circumstances: { days: localDays(zone), hasDeclarations: false, clockDays: new Set() },
  findingsOf: new Map(),
  hoursOf: new Map(),
  now: Date.parse('2026-11-01T12:00:00Z'),
  names: { unassigned: 'None', fixed: 'Fixed', flexible: 'Flexible' },
};
function hoursOf(view: Partial<GridQuestion['view']> = {}, more: Partial<GridQuestion> = {}) {
  const model = createGridModeller().compute({
    ...question,
    split: splitTotals,
    ...more,
    view: { ...question.view, ...view },
  });
  const groups = model.rows.flatMap((row) => (row.kind === 'group' ? [[row.title, row.totals.minutes / 60]] : []));
  return { groups, all: model.totals.minutes / 60, heads: model.rows[0]!.totals.headsByDay };
}

it('counts hours in the department where they are worked', () => {
  expect(hoursOf()).toEqual({
    groups: [
      ['D1', 16],
      ['D2', 32],
    ],
    all: 56,
    heads: [1, 0, 0, 1, 0, 0, 0],
  });
  expect(hoursOf({ group: 'departmentGroup' }).groups).toEqual([
    ['G1', 24],
    ['G2', 32],
  ]);
  expect(hoursOf({ group: 'workCenter' }).groups).toEqual([
    ['W1', 24],
    ['W2', 24],
  ]);
});

it('counts the days of a loan in the host, whatever place a shift has', () => {
  const { building_Group_Id, building_Id, department } = inPlace(2);
  const lent = person(1, 1, {
    lent: [{ first: '2026-11-16', last: '2026-11-17', building_Group_Id, building_Id, department }],
  });
  const own = [shift(1, 16), shift(1, 17, { place: at(1) }), shift(1, 18)];
  const ofLoan = boardOf({ ...board, shifts: own, resources: [lent, person(3, 2)] } as never);
  expect(hoursOf({}, { board: ofLoan })).toMatchObject({
    groups: [
      ['D1', 8],
      ['D2', 16],
    ],
    all: 24,
  });
  expect(hoursOf({ group: 'departmentGroup' }, { board: ofLoan }).groups).toEqual([
    ['G1', 8],
    ['G2', 16],
  ]);
  expect(hoursOf({ dept: [1] }, { board: ofLoan })).toMatchObject({ groups: [['D1', 8]], all: 8 });
});

it('counts work of another department in the work centre of its name, where there is only one', () => {
  const bar = person(4, 8, { workCenterId: 30, workCenter: 'Bar' });
  const ofBar = at(8, { department: 'Bar' });
  const hours = (people: object[]) => {
    const own = [shift(1, 16, { place: ofBar }), shift(1, 17)];
    return hoursOf({ group: 'workCenter' }, { board: boardOf({ ...board, shifts: own, resources: people } as never) });
  };
  expect(hours([person(1, 1), bar]).groups).toEqual([
    ['Bar', 8],
    ['W1', 8],
  ]);
  const other = person(5, 8, { workCenterId: 31, workCenter: 'Bar' });
  expect(hours([person(1, 1), bar, other]).groups).toContainEqual(['W1', 16]);
});

it('counts what is worked in the chosen departments alone', () => {
  expect(hoursOf({ dept: [1] })).toMatchObject({ groups: [['D1', 16]], all: 16 });
  expect(hoursOf({ dg: [20] })).toMatchObject({ groups: [['G2', 8]].map(() => ['D2', 8]), all: 8 });
});

it('leaves the sums of groups without places, and of a department where all stay, as they are', () => {
  expect(hoursOf({ group: 'program' }).groups.map(([, hours]) => hours)).toEqual([56]);
  expect(splitTotals(question, [], () => [])).toBeUndefined();
  const settled = boardOf({ ...board, shifts: [shift(3, 16)], resources: [person(3, 2)] } as never);
  expect(hoursOf({}, { board: settled })).toMatchObject({ groups: [['D2', 8]], all: 8 });
});

it('has no hours of somebody who works elsewhere on all days', () => {
  const away = boardOf({ ...board, shifts: [shift(1, 16, { place: at(2) })], resources } as never);
  expect(hoursOf({}, { board: away }).groups).toEqual([
    ['D1', 0],
    ['D2', 8],
  ]);
});
