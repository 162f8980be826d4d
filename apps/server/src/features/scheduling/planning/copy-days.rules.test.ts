import { describe, expect, it } from 'vitest';
import type { PlannedItem } from '#roster/planned-item';
import { athens, daysItem, workItem } from '#roster/planned-item-fixture';
import { copiesOf, movedItem, wantedOf } from './copy-days.rules';

// Monday 3 to Sunday 9 June 2030, copied to the week after.
const week = { first: '2030-06-03', last: '2030-06-09' };
const shift = (day: string, more: Partial<PlannedItem> = {}) =>
  workItem(`2030-06-${day}T07:00`, `2030-06-${day}T15:00`, more);

function copy(
  source: PlannedItem[],
  target: PlannedItem[] = [],
  more: Partial<Parameters<typeof copiesOf>[2]> = {},
): ReturnType<typeof copiesOf> {
  const copying = { days: week, by: 7, timeZone: athens, replace: false };
  const free = { isPinned: () => false, refusalOf: () => null, faultOf: () => null };
  return copiesOf(source, target, { ...copying, ...free, ...more });
}
const nothing = { added: [], removed: [], kept: 0, pinned: 0, skipped: [] };
const daysOf = (items: PlannedItem[]) => items.map(({ firstDay }) => firstDay.slice(8));

describe('what is copied', () => {
  it('is work and days off, from the first day to the last, without their notes', () => {
    const source = [
      shift('02', { id: 1 }),
      shift('03', { id: 2, notes: 'Keys', breakMinutes: 30 }),
      daysItem('DayOff', '2030-06-09', '2030-06-09', { id: 3 }),
      shift('10', { id: 4 }),
    ];
    expect(copy(source)).toEqual({
      ...nothing,
      added: [shift('10', { id: -2, breakMinutes: 30 }), daysItem('DayOff', '2030-06-16', '2030-06-16', { id: -3 })],
    });
  });

  it('is no leave', () => {
    expect(copy([daysItem('AnnualLeave', '2030-06-04')])).toEqual(nothing);
  });

  it('is each day of days off in a row', () => {
    expect(daysOf(copy([daysItem('DayOff', '2030-06-07', '2030-06-10')]).added)).toEqual(['14', '15', '16']);
  });

  it('is a night on the day on which it begins', () => {
    const night = workItem('2030-06-09T22:00', '2030-06-10T06:00');
    expect(copy([night]).added).toEqual([workItem('2030-06-16T22:00', '2030-06-17T06:00', { id: -1 })]);
  });
});

describe('a day onto which is copied', () => {
  const source = [shift('04', { id: 1 }), workItem('2030-06-04T17:00', '2030-06-04T21:00', { id: 2 })];

  it('stays as it is if it is pinned', () => {
    expect(copy(source, [], { isPinned: (day) => day === '2030-06-11' })).toEqual({ ...nothing, pinned: 1 });
    expect(copy(source, [], { isPinned: (day) => day === '2030-06-04' }).pinned).toBe(0);
  });

  it('is skipped for what cannot be planned where it is worked, and then loses nothing for it', () => {
    const faultOf = ({ id }: PlannedItem) => (id === 1 ? 'Closed.' : null);
    const evening = workItem('2030-06-04T17:00', '2030-06-04T21:00', { id: 2 });
    const source = [shift('03', { id: 1 }), shift('04', { id: 1 }), evening];
    const there = shift('10', { id: 9 });

    const { added, removed, skipped } = copy(source, [there], { faultOf, replace: true });

    expect(daysOf(added)).toEqual(['11']);
    expect(removed).toEqual([]);
    expect(skipped).toEqual(['10', '11'].map((day) => ({ day: `2030-06-${day}`, why: 'Closed.' })));
  });

  it('is skipped for each item if the person cannot be planned', () => {
    const refusalOf = (day: string) => (day === '2030-06-11' ? 'Has left.' : null);
    const left = { day: '2030-06-11', why: 'Has left.' };
    expect(copy(source, [], { refusalOf })).toEqual({ ...nothing, skipped: [left, left] });
  });

  it.each<[string, PlannedItem]>([
    ['work', shift('11', { id: 9 })],
    ['a day off', daysItem('DayOff', '2030-06-11', '2030-06-11', { id: 9 })],
    ['leave', daysItem('SickLeave', '2030-06-09', '2030-06-11', { id: 9 })],
    ['days off in a row', daysItem('DayOff', '2030-06-11', '2030-06-12', { id: 9 })],
    ['the last of days off in a row', daysItem('DayOff', '2030-06-09', '2030-06-11', { id: 9 })],
  ])('keeps %s that is planned on it', (_what, there) => {
    expect(copy(source, [there])).toEqual({ ...nothing, kept: 2 });
  });

  it.each<[string, PlannedItem]>([
    ['work', shift('11', { id: 9 })],
    ['a day off', daysItem('DayOff', '2030-06-11', '2030-06-11', { id: 9 })],
  ])('loses %s if it is replaced', (_what, there) => {
    const copies = copy(source, [there], { replace: true });
    expect(copies).toMatchObject({ removed: [there], kept: 0, skipped: [] });
    expect(copies.added.map(({ id }) => id)).toEqual([-1, -2]);
  });

  it.each<[string, PlannedItem]>([
    ['leave', daysItem('SickLeave', '2030-06-11', '2030-06-11', { id: 9 })],
    ['days off in a row', daysItem('DayOff', '2030-06-10', '2030-06-11', { id: 9 })],
  ])('keeps %s even then, and what else is planned', (_what, there) => {
    expect(copy(source, [there, shift('11', { id: 8 })], { replace: true })).toEqual({ ...nothing, kept: 2 });
  });

  it('gets its copies beside days off that end or begin next to it', () => {
    const around = [daysItem('DayOff', '2030-06-09', '2030-06-10'), daysItem('DayOff', '2030-06-12', '2030-06-13')];
    expect(daysOf(copy([shift('04')], around).added)).toEqual(['11']);
  });

  it('keeps what is planned where there is nothing to copy', () => {
    expect(copy([], [shift('11')], { replace: true, isPinned: () => true })).toEqual(nothing);
  });

  it('leaves out what would overlap with other work, and takes the rest', () => {
    const night = workItem('2030-06-10T22:00', '2030-06-11T08:00', { id: 9 });
    expect(copy(source, [night])).toEqual({
      ...nothing,
      added: [workItem('2030-06-11T17:00', '2030-06-11T21:00', { id: -2 })],
      skipped: [{ day: '2030-06-11', why: 'It would overlap with other work.' }],
    });
  });

  it('loses nothing if all would overlap', () => {
    const night = workItem('2030-06-10T22:00', '2030-06-11T08:00', { id: 9 });
    const copies = copy([shift('04')], [night, workItem('2030-06-11T20:00', '2030-06-11T22:00', { id: 8 })], {
      replace: true,
    });
    expect(copies).toMatchObject({ added: [], removed: [], skipped: [{ day: '2030-06-11' }] });
  });

  it('makes room for the days after it, too', () => {
    const there = [
      workItem('2030-06-10T22:00', '2030-06-11T08:00', { id: 8 }),
      workItem('2030-06-12T07:00', '2030-06-12T15:00', { id: 9 }),
    ];
    const copies = copy([shift('03', { id: 1 }), shift('04', { id: 2 })], there, { replace: true });
    expect(copies).toMatchObject({ removed: [{ id: 8 }], skipped: [] });
    expect(daysOf(copies.added)).toEqual(['10', '11']);
  });

  it('gets nothing that overlaps with a copy of the day before', () => {
    const night = workItem('2030-06-03T22:00', '2030-06-04T08:00', { id: 1 });
    const copies = copy([night, shift('04', { id: 2 })]);
    expect(daysOf(copies.added)).toEqual(['10']);
    expect(copies.skipped).toHaveLength(1);
  });
});

describe('a day on which the clocks change', () => {
  const onto = (source: PlannedItem[]) =>
    copy(source, [], { days: { first: '2030-03-30', last: '2030-03-30' }, by: 1 });

  it('is skipped for what it leaves no time for', () => {
    const short = workItem('2030-03-30T03:50', '2030-03-30T04:20', { id: 1 });
    expect(onto([short, workItem('2030-03-30T17:00', '2030-03-30T21:00', { id: 2 })])).toMatchObject({
      added: [{ id: -2 }],
      skipped: [{ day: '2030-03-31', why: 'The change of the clocks leaves no time for it.' }],
    });
  });

  it('is skipped for work into which it moves the end of the work before', () => {
    const first = workItem('2030-03-30T00:00', '2030-03-30T03:30', { id: 1 });
    expect(onto([first, workItem('2030-03-30T04:00', '2030-03-30T08:00', { id: 2 })])).toMatchObject({
      added: [{ id: -1 }],
      skipped: [{ day: '2030-03-31', why: 'It would overlap with other work.' }],
    });
  });
});

describe('an item on another day', () => {
  it('keeps the times of the wall clock when the clocks have changed', () => {
    const [before, after] = [
      workItem('2030-03-30T07:00', '2030-03-30T15:00', { id: 4 }),
      workItem('2030-04-02T07:00', '2030-04-02T15:00', { id: -4 }),
    ];
    expect(movedItem(before, '2030-04-02', 3, athens)).toEqual(after);
  });

  // The clocks of Athens go from 03:00 to 04:00 on 31 March 2030.
  it.each([
    ['begins as much later if the clocks skip its start', '03:30', '11:00', 0, ['04:30', '11:00']],
    ['is none if that is after its end', '03:50', '04:20', 0, undefined],
    ['is none if that leaves no more than its break', '03:00', '04:30', 30, undefined],
    ['is what is left if that is more than its break', '03:00', '04:31', 30, ['04:00', '04:31']],
  ])('%s', (_what, start, end, breakMinutes, becomes) => {
    const [from, to] = ['2030-03-30', '2030-03-31'];
    const after = becomes && workItem(`${to}T${becomes[0]}`, `${to}T${becomes[1]}`, { id: -1, breakMinutes });
    expect(movedItem(workItem(`${from}T${start}`, `${from}T${end}`, { breakMinutes }), to, 1, athens)).toEqual(after);
  });

  it('is one day of days off, without a kind of leave', () => {
    const days = daysItem('DayOff', '2030-03-25', '2030-03-27', { id: 4, notes: 'Wish', leaveKind: 'parental' });
    expect(movedItem(days, '2030-03-31', 6, athens)).toEqual(
      daysItem('DayOff', '2030-03-31', '2030-03-31', { id: -4 }),
    );
  });
});

it('sends an item with its times in the zone of the hotel', () => {
  const item = workItem('2030-06-04T22:00', '2030-06-05T06:00', { notes: 'Keys', departmentId: 3, skill: 'Bar' });
  expect(wantedOf(item, athens)).toEqual({
    employeeId: 1,
    typeOfShift: 'Regular',
    start: '2030-06-04T22:00:00+03:00',
    end: '2030-06-05T06:00:00+03:00',
    breakMinutes: 0,
    notes: 'Keys',
    leaveKind: null,
    departmentId: 3,
    jobTitle: null,
    workCentreId: null,
    costPlace: null,
    skill: 'Bar',
  });
});
