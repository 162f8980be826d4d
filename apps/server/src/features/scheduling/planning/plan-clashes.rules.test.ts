import { describe, expect, it } from 'vitest';
import type { PlannedItem } from '#roster/planned-item';
import { daysItem, workItem } from '#roster/planned-item-fixture';
import { clashOf, withAnyDrafts, withDrafts } from './plan-clashes.rules';

const work = (start: string, end: string, more: Partial<PlannedItem> = {}) =>
  workItem(`2030-06-${start}`, `2030-06-${end}`, more);
const onCall = { type: 'OnCall' } as const;
const early = work('04T07:00', '04T15:00');
const leave = daysItem('AnnualLeave', '2030-06-04', '2030-06-06');

describe('two items of one person', () => {
  it.each<[string, PlannedItem, PlannedItem, 'work' | 'away' | 'leave' | null]>([
    ['shifts with an hour in common', early, work('04T14:00', '04T22:00'), 'work'],
    ['a shift within another', early, work('04T09:00', '04T10:00'), 'work'],
    ['a shift that begins as another ends', early, work('04T15:00', '04T23:00'), null],
    ['shifts of different days', early, work('05T07:00', '05T15:00'), null],
    ['a shift while on call', early, work('04T07:00', '04T15:00', onCall), null],
    ['on call twice', work('04T07:00', '04T15:00', onCall), work('04T08:00', '04T16:00', onCall), null],
    ['work on the first day of a leave', early, leave, 'away'],
    ['work on the last day of a leave', work('06T07:00', '06T15:00'), leave, 'away'],
    ['work on the day before a leave', work('03T07:00', '03T15:00'), leave, null],
    ['a night that ends on the first morning of a leave', work('03T22:00', '04T06:00'), leave, null],
    ['a night that begins on the last day of a leave', work('06T22:00', '07T06:00'), leave, 'away'],
    ['work on the day after a leave', work('07T00:00', '07T08:00'), leave, null],
    ['on call on a day off', work('04T07:00', '04T15:00', onCall), daysItem('DayOff', '2030-06-04'), 'away'],
    ['a day off within a leave', daysItem('DayOff', '2030-06-05'), leave, 'leave'],
    ['a leave on the last day of another', daysItem('SickLeave', '2030-06-06', '2030-06-08'), leave, 'leave'],
    ['a leave from the day after another', daysItem('SickLeave', '2030-06-07', '2030-06-08'), leave, null],
  ])('%s', (_which, one, two, kind) => {
    const [item, other] = [
      { ...one, id: 1 },
      { ...two, id: 2 },
    ];
    expect(clashOf([item, other], new Set([1]))).toEqual(kind && { item, other, kind });
    expect(clashOf([item, other], new Set([2]))).toEqual(kind && { item: other, other: item, kind });
  });
});

describe('the clash that a change makes', () => {
  const [one, two, three] = [1, 2, 3].map((id) => Object.assign({}, early, { id })) as [
    PlannedItem,
    PlannedItem,
    PlannedItem,
  ];

  it('is none between items that were not changed', () => {
    expect(clashOf([one, two], new Set())).toBeNull();
    expect(clashOf([one, two], new Set([9]))).toBeNull();
  });

  it('is none with the same hours of somebody else', () => {
    expect(clashOf([one, { ...two, employeeId: 2 }], new Set([1, 2]))).toBeNull();
  });

  it('is that of the first changed item with the first that it clashes with', () => {
    expect(clashOf([one, two, three], new Set([3, 2]))).toEqual({ item: two, other: one, kind: 'work' });
  });

  it('is found for a person after others without one', () => {
    const [first, second] = [one, two].map((item) => Object.assign({}, item, { employeeId: 2 })) as [
      PlannedItem,
      PlannedItem,
    ];
    expect(clashOf([three, first, second], new Set([3, 2]))).toEqual({ item: second, other: first, kind: 'work' });
  });
});

describe('a plan with its drafts', () => {
  const published = [1, 2, 3].map((id) => Object.assign({}, early, { id }));
  const moved = { ...early, id: 2, notes: 'Moved' };
  const added = { ...early, id: 4 };
  const open = { ...early, id: 5, employeeId: null };
  const drafts = [
    { isRemoved: false, item: moved },
    { isRemoved: true, item: { ...early, id: 3 } },
    { isRemoved: false, item: added },
    { isRemoved: false, item: open },
  ];

  it('has what no draft touches, and the drafts that are not removals', () => {
    expect(withAnyDrafts(published, drafts)).toEqual([published[0], moved, added, open]);
  });

  it('has no open shifts where it is the plan of people', () => {
    expect(withDrafts(published, drafts)).toEqual([published[0], moved, added]);
  });
});
