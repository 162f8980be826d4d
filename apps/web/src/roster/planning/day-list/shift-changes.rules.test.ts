import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { planNow } from '../model/plan-now.rules';
import { boardWith, days, linesOf, planOf, shiftOf, zone } from '../model/test-plan';
import { changesOfAction } from './shift-changes.rules';

const shift = shiftOf(7, 11, '2026-11-10T22:00', '2026-11-11T06:00', { version: 4 });
const waiter = { employeeId: 7, building_Id: 5, jobTitle: 'Waiter' } as StaffResource;
const now = planNow({ ...boardWith(shift), resources: [waiter] }, [], zone);
const [entry] = now.entriesOf(7);

it.each([
  ['open', ['11: -5 Regular 2026-11-10T22:00–2026-11-11T06:00']],
  ['dayOff', ['new: 7 DayOff 2026-11-10T00:00–2026-11-11T00:00', '11: taken off']],
  ['remove', ['11: taken off']],
] as const)('a shift is changed by what is done to it: %s', (action, lines) => {
  const changes = changesOfAction(now, action, entry!, days);
  expect(linesOf(changes)).toEqual(lines);
  expect(changes.find(({ id }) => id === 11)?.seen).toEqual({ published: 4, draft: null });
});

it.each(['open', 'dayOff', 'remove'] as const)('nothing is changed once the shift is gone: %s', (action) => {
  expect(changesOfAction(planOf(), action, entry!, days)).toEqual([]);
});
