import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { dayRange } from './day-range.rules';
import { createRowKeeper } from './grid-rows.rules';
import { placeless } from './open-rows.rules';
import type { EmployeeRow } from './rows.rules';
import { testShift } from './test-shift';
import { totalsOf } from './totals.rules';

const range = dayRange(createZone('Europe/Athens'), { start: '2026-11-16', days: 7 });
const names = { unassigned: 'None', fixed: 'Fixed', flexible: 'Flexible' };
const hours = (of: number) => totalsOf([testShift('2026-11-16T07:00', `2026-11-16T${7 + of}:00`)], range);
const row = (id: number, department: string, totals = hours(8)) =>
  ({
    id,
    kind: 'resource',
    level: 2,
    resource: { ...placeless, employeeId: id, building_Id: department.length, department },
    totals,
  }) as EmployeeRow;
const [anna, maria, petros, open] = [row(1, 'Bar'), row(2, 'Bar'), row(3, 'Rooms'), row(-3, 'Bar')];

it('has people under their groups, which sum them up; open shifts stand above them and count nothing', () => {
  const rows = createRowKeeper().layOut([anna, petros, maria], [open], 'department', names, range);

  expect(rows.map(({ id }) => id)).toEqual(['department 3', -3, 1, 2, 'department 5', 3]);
  expect(rows[0]).toMatchObject({ kind: 'group', level: 1, title: 'Bar', size: 2, totals: { minutes: 960 } });
});

it('has open shifts and people alone without groups', () => {
  const rows = createRowKeeper().layOut([anna, petros], [open], 'none', names, range);
  expect(rows).toEqual([open, anna, petros]);
});

it('keeps what is as before: a row, a group and the whole list', () => {
  const { keep, layOut } = createRowKeeper();
  const lay = (...employees: EmployeeRow[]) => layOut(employees, [], 'department', names, range);
  expect(keep(anna)).toBe(anna);
  expect(keep({ ...anna })).toBe(anna);
  const longer = keep({ ...anna, totals: hours(9) });
  expect(longer.totals.minutes).toBe(540);

  const before = lay(anna, petros);
  expect(lay(anna, petros)).toBe(before);
  const after = lay(longer, petros);
  expect(after[0]).toMatchObject({ id: 'department 3', totals: { minutes: 540 } });
  expect(after[2]).toBe(before[2]);
});

it('has another group where its name changed or somebody came', () => {
  const { layOut } = createRowKeeper();
  const groupOf = (...employees: EmployeeRow[]) => layOut(employees, [], 'department', names, range)[0];
  const first = groupOf(anna);

  expect(groupOf(anna, maria)).toMatchObject({ size: 2 });
  expect(groupOf({ ...anna, resource: { ...anna!.resource, department: 'Pub' } } as EmployeeRow)).toMatchObject({
    title: 'Pub',
    size: 1,
  });
  expect(groupOf(anna)).toEqual(first);
});
