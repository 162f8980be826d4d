import { expect, it } from 'vitest';
import { offOf, planOf, shiftOf } from '../model/test-plan';
import { actionsOf } from './shift-actions.rules';

const entryOf = (shift: ReturnType<typeof shiftOf>) => planOf(shift).entriesOf(shift.employeeId)[0]!;
const work = (person: number) => entryOf(shiftOf(person, 1, '2026-11-10T07:00', '2026-11-10T15:00'));

it('all can be done to the shift of a person', () => {
  expect(actionsOf(work(7))).toEqual(['change', 'reassign', 'cover', 'open', 'split', 'dayOff', 'note', 'remove']);
});

it('nobody’s shift is assigned, cannot be left open, and nobody has a day off or a note', () => {
  expect(actionsOf(work(-7))).toEqual(['change', 'assign', 'cover', 'split', 'remove']);
});

it('nothing is done to a day off', () => {
  expect(actionsOf(entryOf(offOf(7, 1, '2026-11-10', '2026-11-11')))).toEqual([]);
});
