import { expect, it } from 'vitest';
import { departmentOfRow, isOpenRow, openResource, openRowOf, placeless } from './open-rows.rules';

it('the row of open shifts of a department is found by it, and the department by the row', () => {
  expect(departmentOfRow(openRowOf(7))).toBe(7);
  expect(departmentOfRow(7)).toBeNull();
  expect([isOpenRow(-1), isOpenRow(0), isOpenRow(1)]).toEqual([true, false, false]);
});

it('stands where the people of the department do', () => {
  const bar = { id: 7, name: 'Bar' };
  const open = {
    ...placeless,
    id: '-7',
    employeeId: -7,
    title: 'Open',
    building_Id: 7,
    department: 'Bar',
    jobTitle: 'Bar',
  };
  const like = { ...placeless, employeeId: 1, building_Group_Id: 3, departmentGroup: 'House' };

  expect(openResource(bar, 'Open')).toEqual(open);
  expect(openResource(bar, 'Open', like)).toEqual({ ...open, building_Group_Id: 3, departmentGroup: 'House' });
});
