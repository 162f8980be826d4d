import { describe, expect, it } from 'vitest';
import { placeless } from './open-rows.rules';
import type { Grouping, Sorting } from './roster-filters.rules';
import { awayOn, byName, type EmployeeRow, type GridRow, groupRows, openGroup, sortRows } from './rows.rules';
import type { Totals } from './totals.rules';

type Resource = typeof placeless;
const person = (employeeId: number, more: Partial<Resource> = {}): Resource => ({ ...placeless, employeeId, ...more });
const row = (id: number, more: Partial<EmployeeRow> = {}, resource: Partial<Resource> = {}) =>
  ({ id, kind: 'resource', resource: person(id, resource), away: [], ...more }) as EmployeeRow;
const minutes = (of: number) => ({ minutes: of }) as Totals;
const names = { unassigned: 'None', fixed: 'Fixed', flexible: 'Flexible' };

it('people are in the order of the Greek alphabet, those of the same name by number', () => {
  const titles = ['Βασίλης', 'Anna', 'άννα', 'Άννα', 'Ωμέγα'];
  const people = titles.map((title, at) => person(10 - at, { title }));
  const twins = [person(3, { title: 'Anna' }), person(2, { title: 'Anna' })];

  expect(byName(people).map(({ title }) => title)).toEqual(['άννα', 'Άννα', 'Βασίλης', 'Ωμέγα', 'Anna']);
  expect(byName(twins).map(({ employeeId }) => employeeId)).toEqual([2, 3]);
});

describe('rows', () => {
  const rows = [
    row(1, { firstStart: 30, totals: minutes(60), issues: 1 }, { building_Id: 5 }),
    row(2, { firstStart: 10, totals: minutes(90), issues: 0 }, { building_Id: 5 }),
    row(3, { firstStart: 20, totals: minutes(60), issues: 2 }, { building_Id: 6 }),
  ];
  const places = new Map([
    [3, 1],
    [2, 2],
  ]);
  const idsBy = (sort: Sorting, group: Grouping = 'none', of = rows) =>
    sortRows(of, { sort, group }, places).map(({ id }) => id);

  it.each<[Sorting, number[]]>([
    ['name', [1, 2, 3]],
    ['start', [2, 3, 1]],
    ['hours', [2, 1, 3]],
    ['issues', [3, 1, 2]],
  ])('are sorted by %s', (sort, ids) => {
    expect(idsBy(sort)).toEqual(ids);
  });

  it('are in the order of a department in groups of those, or where there is only one', () => {
    expect(idsBy('order', 'department')).toEqual([3, 2, 1]);
    expect(idsBy('order')).toEqual([1, 2, 3]);
    expect(idsBy('order', 'workCenter', rows.slice(0, 2))).toEqual([2, 1]);
    expect(idsBy('order', 'none', [])).toEqual([]);
  });
});

describe('groups', () => {
  const place = { building_Id: 5, department: 'Rooms', building_Group_Id: 1, departmentGroup: 'House' };
  const center = { workCenterId: 3, workCenter: 'East', hasFixedWorkHours: true };
  const rows = [
    row(1, {}, { ...place, ...center }),
    row(2, {}, { building_Id: 6, department: 'Bar', hasFixedWorkHours: false }),
    row(3, {}, { ...place, ...center }),
  ];
  const open = row(-6, {}, { building_Id: 6, department: 'Bar', title: 'Open shifts' });
  const grouped = (group: Grouping, ...openRows: EmployeeRow[]) =>
    groupRows(rows, openRows, group, names).map(({ id, title, open: ofNobody, rows: own }) => [
      id,
      title,
      ofNobody.map((one) => one.id),
      own.map((one) => one.id),
    ]);

  it.each<[Grouping, ReturnType<typeof grouped>]>([
    [
      'department',
      [
        ['department 6', 'Bar', [], [2]],
        ['department 5', 'Rooms', [], [1, 3]],
      ],
    ],
    [
      'departmentGroup',
      [
        ['departmentGroup 1', 'House', [], [1, 3]],
        ['departmentGroup 0', 'None', [], [2]],
      ],
    ],
    [
      'workCenter',
      [
        ['workCenter 3', 'East', [], [1, 3]],
        ['workCenter 0', 'None', [], [2]],
      ],
    ],
    [
      'program',
      [
        ['program true', 'Fixed', [], [1, 3]],
        ['program false', 'Flexible', [], [2]],
      ],
    ],
  ])('are by name, and so are their people: %s', (group, expected) => {
    expect(grouped(group)).toEqual(expected);
  });

  it('have open shifts above the people of their department, also where there are none', () => {
    const spa = row(-7, {}, { building_Id: 7, department: 'Spa' });
    expect(grouped('department', open, spa)).toEqual([
      ['department 6', 'Bar', [-6], [2]],
      ['department 5', 'Rooms', [], [1, 3]],
      ['department 7', 'Spa', [-7], []],
    ]);
  });

  it('come after one of all open shifts where they are none of departments', () => {
    expect(grouped('program', open)[0]).toEqual([openGroup, 'Open shifts', [-6], []]);
    expect(grouped('program', open)).toHaveLength(3);
  });
});

it('the leave by the hour of a day is that of people', () => {
  const [first, second] = ['2026-11-16', '2026-11-17'].map((day) => ({ day }));
  const away = [first, second] as unknown as EmployeeRow['away'];

  expect(awayOn(row(1, { away }), '2026-11-17')).toEqual([second]);
  expect(awayOn(row(1), '2026-11-17')).toEqual([]);
  expect(awayOn({ id: 'a', kind: 'group' } as GridRow, '2026-11-17')).toEqual([]);
});
