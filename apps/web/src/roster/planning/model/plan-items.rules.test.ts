import { describe, expect, it } from 'vitest';
import { daysOffUnder, drawItem, moveItems, retimeItem } from './plan-items.rules';
import { at, days, linesOf, offOf, planOf, shiftOf } from './test-plan';

const morning = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00', { breakMinutes: 30 });
const late = shiftOf(7, 12, '2027-03-27T15:00', '2027-03-27T23:00');
const still = { days: 0, minutes: 0, isCopy: false };
const from7to = (id: number, to: number) => [{ id, from: 7, to, start: morning.start, end: morning.end }];

describe('dragging', () => {
  it('keeps the identity of what moves to another day and person', () => {
    const [change, ...more] = moveItems(planOf(morning), { ...still, moved: from7to(11, 8), days: 2 }, days);
    expect(more).toEqual([]);
    expect(change).toMatchObject({ id: 11, seen: { published: 1, draft: null }, item: { breakMinutes: 30 } });
    expect(linesOf([change!])).toEqual(['11: 8 Regular 2026-11-12T07:00–2026-11-12T15:00']);
  });

  it('keeps the times of the clock over a clock change', () => {
    const moved = moveItems(planOf(late), { ...still, moved: from7to(12, 7), days: 1 }, days);
    expect(linesOf(moved)).toEqual(['12: 7 Regular 2027-03-28T15:00–2027-03-28T23:00']);
  });

  it('moves by minutes, also over midnight', () => {
    const moved = moveItems(planOf(morning), { ...still, moved: from7to(11, 7), minutes: 10 * 60 }, days);
    expect(linesOf(moved)).toEqual(['11: 7 Regular 2026-11-10T17:00–2026-11-11T01:00']);
  });

  it('makes new items when copying, and leaves the others alone', () => {
    const copied = moveItems(planOf(morning), { ...still, moved: from7to(11, 8), isCopy: true }, days);
    expect(linesOf(copied)).toEqual(['new: 8 Regular 2026-11-10T07:00–2026-11-10T15:00']);
  });

  it('takes away the day off that work is put onto, and only that day of several', () => {
    const off = offOf(8, 21, '2026-11-10', '2026-11-13');
    const moved = moveItems(planOf(morning, off), { ...still, moved: from7to(11, 8), days: 1 }, days);
    expect(linesOf(moved)).toEqual([
      '11: 8 Regular 2026-11-11T07:00–2026-11-11T15:00',
      '21: 8 DayOff 2026-11-10T00:00–2026-11-11T00:00',
      'new: 8 DayOff 2026-11-12T00:00–2026-11-13T00:00',
    ]);
  });

  it('exchanges work and a day off that move together', () => {
    const off = offOf(7, 21, '2026-11-11', '2026-11-12');
    const moved = [...from7to(11, 7), ...from7to(21, 7)];
    expect(linesOf(moveItems(planOf(morning, off), { ...still, moved, days: 1 }, days))).toEqual([
      '11: 7 Regular 2026-11-11T07:00–2026-11-11T15:00',
      '21: 7 DayOff 2026-11-12T00:00–2026-11-13T00:00',
    ]);
  });

  it('knows an item by its times that was new when it was taken hold of', () => {
    const moved = moveItems(planOf(morning), { ...still, moved: from7to(-3, 8) }, days);
    expect(linesOf(moved)).toEqual(['11: 8 Regular 2026-11-10T07:00–2026-11-10T15:00']);
  });

  it('knows a new item by its start and its end', () => {
    const others = [
      shiftOf(7, 12, '2026-11-10T06:00', '2026-11-10T15:00'),
      shiftOf(7, 10, '2026-11-10T07:00', '2026-11-10T14:00'),
    ];
    const moved = moveItems(planOf(...others, morning), { ...still, moved: from7to(-3, 8) }, days);
    expect(moved.map(({ id }) => id)).toEqual([11]);
  });

  it('knows an item that was saved by its number alone', () => {
    expect(moveItems(planOf(morning), { ...still, moved: from7to(99, 8) }, days)).toEqual([]);
  });

  it('leaves work of somebody who stays where it is, and names where that of another was worked', () => {
    const placeOf = (to: number) => {
      const journey = { ...still, moved: from7to(11, to), homeOf: () => 3 };
      return moveItems(planOf(morning), journey, days)[0]!.item!.departmentId;
    };
    expect([placeOf(7), placeOf(8)]).toEqual([null, 3]);
  });

  it('leaves work open without a job where nothing is known of the person', () => {
    const [change] = moveItems(planOf(morning), { ...still, moved: from7to(11, -5) }, days);
    expect(change!.item).toMatchObject({ employeeId: -5, departmentId: null, jobTitle: null });
  });

  it('takes no day off away for leave or for what is taken off', () => {
    const [off, leave] = [
      offOf(8, 21, '2026-11-10', '2026-11-11'),
      { ...offOf(7, 22, '2026-11-10', '2026-11-11'), typeOfShift: 'SickLeave' as const },
    ];
    const now = planOf(off, leave);
    expect(linesOf(moveItems(now, { ...still, moved: from7to(22, 8) }, days))).toEqual([
      '22: 8 SickLeave 2026-11-10T00:00–2026-11-11T00:00',
    ]);
    expect(daysOffUnder(now, [{ item: null }], new Set(), days)).toEqual([]);
  });

  it('leaves out what somebody else removed meanwhile', () => {
    expect(moveItems(planOf(), { ...still, moved: from7to(11, 7), days: 1 }, days)).toEqual([]);
  });
});

const taken = { id: 11, from: 7, start: morning.start, end: morning.end };

it('gives an item other times; a break that no longer fits goes', () => {
  const [start, end] = [at('2026-11-10T07:00'), at('2026-11-10T07:30')];
  const [change] = retimeItem(planOf(morning), { ...taken, id: 11 }, { start, end }, days);
  expect(change).toMatchObject({
    id: 11,
    item: { start: '2026-11-10T07:00', end: '2026-11-10T07:30', breakMinutes: 0 },
  });
  expect(retimeItem(planOf(), { ...taken, id: 11 }, { start, end }, days)).toEqual([]);
});

it('plans what is drawn: night work by its hours, and no longer off', () => {
  const off = offOf(7, 21, '2026-11-10', '2026-11-11');
  const [start, end] = [at('2026-11-10T23:00'), at('2026-11-11T07:00')];
  expect(linesOf(drawItem(planOf(off), { employee: 7, start, end }, days))).toEqual([
    'new: 7 Night 2026-11-10T23:00–2026-11-11T07:00',
    '21: taken off',
  ]);
});
