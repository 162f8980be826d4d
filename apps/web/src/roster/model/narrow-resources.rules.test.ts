import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { departmentOptions, groupOptions, narrowResources } from './narrow-resources.rules';
import { noFilters } from './test-filters';

const person = (employeeId: number, group: number, department: number, hasFixedWorkHours: boolean, title: string) =>
  ({
    employeeId,
    building_Group_Id: group,
    building_Id: department,
    department: `D${department}`,
    hasFixedWorkHours,
    title,
    employeeCode: `E${employeeId}`,
    jobTitle: 'Cook',
  }) as StaffResource;

const people = [
  person(1, 1, 10, true, 'Μαρία Παπαδάκη'),
  person(2, 1, 11, false, 'Anna Andreou'),
  person(3, 2, 20, true, 'Γιώργος Σαμαράς'),
];
const listed = (part: Partial<typeof noFilters>) =>
  narrowResources(people, { ...noFilters, ...part }).map(({ employeeId }) => employeeId);

it.each([
  ['nothing', {}, [1, 2, 3]],
  ['a group', { dg: [1] }, [1, 2]],
  ['a department', { dept: [20] }, [3]],
  ['a department outside the chosen group', { dg: [1], dept: [20] }, []],
  ['one program', { programs: ['fixed'] as const }, [1, 3]],
  ['the other program', { programs: ['flexible'] as const }, [2]],
  ['both programs, which is no narrowing', { programs: ['fixed', 'flexible'] as const }, [1, 2, 3]],
  ['group, then program', { dg: [1], programs: ['fixed'] as const }, [1]],
  ['one employee', { emp: 3 }, [3]],
  ['a name without its accents', { q: 'μαρια' }, [1]],
  ['a name with a final sigma', { q: 'σαμαρασ' }, [3]],
  ['a code', { q: 'e2' }, [2]],
  ['a job', { q: ' cook ' }, [1, 2, 3]],
  ['blanks alone, which is no narrowing', { q: '  ' }, [1, 2, 3]],
])('narrows by %s', (_by, part, ids) => {
  expect(listed(part)).toEqual(ids);
});

it('offers the departments of the chosen groups', () => {
  expect(departmentOptions(people, []).map(({ value }) => value)).toEqual(['10', '11', '20']);
  expect(departmentOptions(people, [2]).map(({ value }) => value)).toEqual(['20']);
});

it('offers each group and department once, by a number where it has no name', () => {
  const unnamed = { ...person(4, 3, 30, true, 'Zoe'), department: '', departmentGroup: '' };
  const named = people.map((one) => ({ ...one, departmentGroup: `G${one.building_Group_Id}` }));

  expect(groupOptions([...named, unnamed], (id) => `Group ${id}`)).toEqual([
    { value: '1', label: 'G1' },
    { value: '2', label: 'G2' },
    { value: '3', label: 'Group 3' },
  ]);
  expect(departmentOptions([people[0]!, people[0]!, unnamed], [])).toEqual([
    { value: '10', label: 'D10' },
    { value: '30', label: '30' },
  ]);
});
