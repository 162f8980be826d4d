import { describe, expect, it } from 'vitest';
import { clashOfDrag } from './drag-clash.rules';
import { moveItems } from './plan-items.rules';
import { days, itemOf, offOf, planOf, shiftOf, zone } from './test-plan';

const morning = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00');
const clash = (others: Parameters<typeof planOf>, by = 0) => {
  const now = planOf(morning, ...others);
  const moved = [{ id: 11, from: 7, to: 8, start: morning.start, end: morning.end }];
  return clashOfDrag(now, moveItems(now, { moved, days: by, minutes: 0, isCopy: false }, days), zone)?.kind ?? null;
};
const leave = (from: string, after: string) => ({ ...offOf(8, 22, from, after), typeOfShift: 'AnnualLeave' as const });

it('says what stands in the way', () => {
  expect(clash([shiftOf(8, 12, '2026-11-10T14:00', '2026-11-10T18:00')])).toBe('work');
  expect(clash([shiftOf(8, 12, '2026-11-10T15:00', '2026-11-10T18:00')])).toBeNull();
  expect(clash([shiftOf(8, 12, '2026-11-10T14:00', '2026-11-10T18:00', { typeOfShift: 'OnCall' })])).toBeNull();
  expect(clash([leave('2026-11-09', '2026-11-11')])).toBe('leave');
  expect(clash([leave('2026-11-11', '2026-11-12')])).toBeNull();
  expect(clash([offOf(8, 22, '2026-11-10', '2026-11-11')])).toBeNull();
  expect(clash([])).toBeNull();
});

describe('on a day', () => {
  const [first, after] = ['2026-11-10T00:00', '2026-11-11T00:00'];
  const unseen = { published: null, draft: null };
  const kindOf = (item: ReturnType<typeof itemOf>, entry: Parameters<typeof planOf>[0]) =>
    clashOfDrag(planOf(entry), [{ seen: unseen, item }], zone)?.kind ?? null;

  it.each([
    ['work on it', shiftOf(8, 1, '2026-11-10T07:00', '2026-11-10T15:00'), 'work'],
    ['work from its first moment', shiftOf(8, 1, first, '2026-11-10T06:00'), 'work'],
    ['on-call time on it', shiftOf(8, 1, '2026-11-10T07:00', '2026-11-10T15:00', { typeOfShift: 'OnCall' }), 'work'],
    ['the end of a night', shiftOf(8, 1, '2026-11-09T22:00', '2026-11-10T06:00'), null],
    ['work of the next day', shiftOf(8, 1, after, '2026-11-11T08:00'), null],
    ['leave that began before', leave('2026-11-08', '2026-11-11'), 'leave'],
    ['leave that ends when it begins', leave('2026-11-08', '2026-11-10'), null],
    ['leave that begins when it ends', leave('2026-11-11', '2026-11-12'), null],
  ])('leave has in its way: %s', (_what, entry, expected) => {
    expect(kindOf(itemOf(8, first, after, { typeOfShift: 'SickLeave', allDay: true }), entry)).toBe(expected);
  });

  it.each([
    ['leave that begins with it', itemOf(8, first, '2026-11-10T08:00'), 'leave'],
    ['no leave of the day before', itemOf(8, after, '2026-11-11T08:00'), null],
    ['no leave of the day on which its night ends', itemOf(8, '2026-11-09T22:00', '2026-11-10T06:00'), null],
    ['leave, also when it is on call', itemOf(8, '2026-11-10T08:00', after, { typeOfShift: 'OnCall' }), 'leave'],
  ])('work has in its way: %s', (_what, item, expected) => {
    expect(kindOf(item, leave('2026-11-10', '2026-11-11'))).toBe(expected);
  });

  it.each([
    ['work that goes on into it', itemOf(8, '2026-11-10T14:59', '2026-11-10T18:00'), 'work'],
    ['no work that ends when it begins', itemOf(8, '2026-11-10T15:00', '2026-11-10T18:00'), null],
    ['no work when it is on call', itemOf(8, '2026-11-10T08:00', '2026-11-10T12:00', { typeOfShift: 'OnCall' }), null],
    ['no work of somebody else', itemOf(9, '2026-11-10T08:00', '2026-11-10T12:00'), null],
  ])('work has in its way: %s', (_what, item, expected) => {
    expect(kindOf(item, shiftOf(8, 1, '2026-11-10T07:00', '2026-11-10T15:00'))).toBe(expected);
  });

  it('nothing is in the way of what is taken off', () => {
    expect(clashOfDrag(planOf(morning), [{ id: 11, seen: unseen, item: null }], zone)).toBeNull();
  });
});
