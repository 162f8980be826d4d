import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { describe, expect, it } from 'vitest';
import { draftsAhead } from './draft-ahead.rules';
import { planNow } from './plan-now.rules';
import { boardWith, draftOf, itemOf, shiftOf, zone } from './test-plan';

const item = itemOf(8, '2026-11-10T09:00', '2026-11-10T17:00', { title: 'Late', department: 'Bar' });
const published = { version: 3, employeeId: 7 };
const kept = draftOf(5, item);
const board = boardWith(shiftOf(7, 1, '2026-11-10T07:00', '2026-11-10T15:00', { version: 3 }));
const ahead = (drafts: ReturnType<typeof draftOf>[], change: Partial<PlanChange>, holder?: number) =>
  draftsAhead(
    [kept, ...drafts],
    [{ seen: { published: null, draft: null }, item: null, ...change }],
    planNow(board, drafts, zone),
    () => holder,
  );

describe('the drafts once changes are taken', () => {
  it('have a new one for a change of what is published, with whose it was', () => {
    expect(ahead([], { id: 1, seen: { published: 3, draft: null }, item }, 7)).toEqual([
      kept,
      { id: 1, version: 0, published, item: { ...item, title: '', department: null }, by: null, at: '' },
    ]);
  });

  it('keep what is published of one that is changed again', () => {
    const before = draftOf(1, item, { version: 2, published });
    const [, changed] = ahead([before], { id: 1, seen: { published: 4, draft: 2 }, item }, 8);
    expect(changed).toMatchObject({ id: 1, version: 2, published });
  });

  it('have what is published taken off, and lack what was never published', () => {
    expect(ahead([], { id: 1, seen: { published: 3, draft: null } }, 7)[1]).toMatchObject({ item: null, published });
    expect(ahead([draftOf(6, item)], { id: 6, seen: { published: null, draft: 1 } }, 8)).toEqual([kept]);
  });

  it('have nothing published of an item whose person is not known', () => {
    expect(ahead([], { id: 1, seen: { published: 3, draft: null }, item })[1]!.published).toBeNull();
  });

  it('have a number of its own below zero for each new one', () => {
    const added = [1, 2].map(() => ahead([], { item }, 7)[1]!);
    expect(added.map(({ published: none }) => none)).toEqual([null, null]);
    expect(added[0]!.id).toBeLessThan(0);
    expect(added[1]!.id).toBeLessThan(added[0]!.id);
  });

  it.each([
    ['Regular', false],
    ['DayOff', true],
    ['SickLeave', true],
  ] as const)('last whole days or not: %s', (typeOfShift, allDay) => {
    expect(ahead([], { item: { ...item, typeOfShift } })[1]!.item!.allDay).toBe(allDay);
  });
});
