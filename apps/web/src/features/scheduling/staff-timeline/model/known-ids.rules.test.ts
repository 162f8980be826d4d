import { expect, it } from 'vitest';
import { placeless } from '#roster/model/open-rows.rules';
import { withoutUnknown } from './known-ids.rules';

const people = [
  { ...placeless, employeeId: 7, building_Group_Id: 1, building_Id: 10 },
  { ...placeless, employeeId: 8, building_Group_Id: 2, building_Id: 20 },
];
const known = { emp: 7, find: 8, dg: [1, 2], dept: [20] };

it('leaves a view alone in which everything is known, or nothing chosen', () => {
  expect(withoutUnknown(known, people)).toBeUndefined();
  expect(withoutUnknown({ emp: null, find: null, dg: [], dept: [] }, people)).toBeUndefined();
});

it.each([
  ['a person', { emp: 9 }, { emp: null }],
  ['a person to be found', { find: 9 }, { find: null }],
  ['a group', { dg: [1, 3] }, { dg: [1] }],
  ['a department', { dept: [10, 20, 30] }, { dept: [10, 20] }],
])('drops %s that the hotel does not have, and nothing else', (_what, chosen, left) => {
  expect(withoutUnknown({ ...known, ...chosen }, people)).toEqual({ ...known, ...left });
});
