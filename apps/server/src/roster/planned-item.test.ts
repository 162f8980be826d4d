import { describe, expect, it } from 'vitest';
import { isSameItem, type PlannedItem } from './planned-item';
import { workItem } from './planned-item-fixture';

const early = workItem('2030-06-04T07:00', '2030-06-04T15:00');

describe('an item', () => {
  it('says the same as another if only their ids and days differ', () => {
    expect(isSameItem(early, { ...early, id: 2, allDay: true, firstDay: '', lastDay: '' })).toBe(true);
  });

  it.each<Partial<PlannedItem>>([
    { employeeId: 2 },
    { type: 'Overtime' },
    { start: early.start + 60 },
    { end: early.end + 60 },
    { breakMinutes: 30 },
    { notes: 'Keys' },
    { leaveKind: 'parental' },
    { departmentId: 3 },
    { jobTitle: 'Waiter' },
    { skill: 'Lifeguard' },
  ])('says something else with %o', (other) => {
    expect(isSameItem(early, { ...early, ...other })).toBe(false);
  });

  it('says the same where one was kept before shifts had a place or a skill', () => {
    const { departmentId, jobTitle, skill, ...older } = early;
    expect([departmentId, jobTitle, skill]).toEqual([null, null, null]);
    expect(isSameItem(older as PlannedItem, early)).toBe(true);
    expect(isSameItem(older as PlannedItem, { ...early, departmentId: 3 })).toBe(false);
  });
});
