import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { expect, it } from 'vitest';
import { plannedDaysOff } from './planned-days-off.rules';
import type { PersonRules } from './planned-work.rules';
import { zone } from './test-plan';

const person = { employeeId: 7, off: [{ id: 1, first: '2026-11-09', last: '2026-11-10' }] } as unknown as PersonRules;
const off = (employeeId: number, day: string, after: string) => ({
  employeeId,
  typeOfShift: 'DayOff',
  start: `${day}T00:00`,
  end: `${after}T00:00`,
});
const draft = (id: number, item: object | null) => ({ id, version: 1, published: null, item }) as unknown as PlanDraft;
const found = (drafts: PlanDraft[], changes: object[] = []) => [
  ...plannedDaysOff(person, { drafts, zone }, changes as Parameters<typeof plannedDaysOff>[2]),
];

it('are those that are published, day by day', () => {
  expect(found([])).toEqual(['2026-11-09', '2026-11-10']);
});

it('are without those that a draft or a change takes off, moves or replaces by work', () => {
  expect(found([draft(1, null)])).toEqual([]);
  expect(found([], [{ id: 1, item: null }])).toEqual([]);
  expect(found([draft(1, off(7, '2026-11-12', '2026-11-13'))])).toEqual(['2026-11-12']);
});

it('are with those that are drafted for this person, not for others, over a change of the clocks too', () => {
  const others = draft(3, off(8, '2026-11-11', '2026-11-12'));
  expect(found([others, draft(2, off(7, '2026-10-24', '2026-10-27'))])).toEqual([
    '2026-11-09',
    '2026-11-10',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
});

it('a change of a draft replaces it', () => {
  const drafts = [draft(2, off(7, '2026-11-12', '2026-11-13'))];
  expect(found(drafts, [{ id: 2, item: off(7, '2026-11-14', '2026-11-15') }])).toContain('2026-11-14');
  expect(found(drafts, [{ id: 2, item: off(7, '2026-11-14', '2026-11-15') }])).not.toContain('2026-11-12');
});
