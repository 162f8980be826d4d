import { describe, expect, it } from 'vitest';
import { athens, daysItem, workItem } from '#roster/planned-item-fixture';
import { daysLike, type WeekItem, weekdayOf, weekItems } from './week-items.rules';

// Monday 3 to Sunday 9 June 2030.
const monday = '2030-06-03';
const kept = (weekday: number, startMinute: number, endMinute: number, more: Partial<WeekItem> = {}): WeekItem => ({
  employeeId: 1,
  weekday,
  type: 'Regular',
  startMinute,
  endMinute,
  breakMinutes: 0,
  departmentId: null,
  jobTitle: null,
  workCentreId: null,
  costPlace: null,
  skill: null,
  ...more,
});

describe('what a template keeps of a week', () => {
  it('is each shift, by the clock on the wall', () => {
    const more = { breakMinutes: 30, departmentId: 3, jobTitle: 'Waiter', skill: 'Bar' };
    expect(weekItems([workItem('2030-06-04T07:15', '2030-06-04T15:00', more)], monday, athens)).toEqual([
      kept(2, 435, 900, more),
    ]);
  });

  it.each([
    ['on its first day', '2030-06-03T00:00', '2030-06-03T08:00', [kept(1, 0, 480)]],
    ['on its last night', '2030-06-09T22:00', '2030-06-10T06:00', [kept(7, 1320, 1800)]],
    ['on the night before', '2030-06-02T22:00', '2030-06-03T06:00', []],
    ['on the day after', '2030-06-10T00:00', '2030-06-10T08:00', []],
  ])('is what begins %s, or not', (_when, start, end, items) => {
    expect(weekItems([workItem(start, end)], monday, athens)).toEqual(items);
  });

  it('is each day off within it, but no leave', () => {
    const items = [
      daysItem('DayOff', '2030-06-01', '2030-06-04', { breakMinutes: 9 }),
      daysItem('SickLeave', '2030-06-06'),
    ];
    const off = { type: 'DayOff' } as const;
    expect(weekItems(items, monday, athens)).toEqual([kept(1, 0, 1440, off), kept(2, 0, 1440, off)]);
    expect(weekItems([daysItem('DayOff', '2030-06-09', '2030-06-11')], monday, athens)).toHaveLength(1);
  });

  it('is an ordinary day off where one was compensatory: it was given for work of that week alone', () => {
    const items = [daysItem('DayOff', '2030-06-05', '2030-06-05', { compensates: '2030-06-02' })];
    expect(weekItems(items, monday, athens)).toEqual([kept(3, 0, 1440, { type: 'DayOff' })]);
  });

  it('is no work that ends before or as it began by the clock, where an hour is repeated', () => {
    const second = Date.parse('2030-10-27T00:30Z') / 1000;
    const item = workItem('2030-10-27T03:30', '2030-10-27T04:00');
    const until = (minutes: number) => weekItems([{ ...item, end: second + minutes * 60 }], '2030-10-21', athens);
    expect([until(45), until(60), until(61)]).toEqual([[], [], [kept(7, 210, 211)]]);
  });
});

it.each([
  ['2030-06-03', 1],
  ['2030-06-09', 7],
])('%s is the weekday %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

describe('days like a template week', () => {
  const early = {
    type: 'Regular',
    startMinute: 420,
    endMinute: 900,
    breakMinutes: 0,
    departmentId: null,
    jobTitle: null,
    workCentreId: null,
    costPlace: null,
    skill: null,
  };
  const items = [
    kept(2, 1020, 1260),
    kept(2, 420, 900),
    kept(3, 0, 1440, { type: 'DayOff' }),
    kept(2, 420, 900, { employeeId: 2 }),
    kept(4, 0, 1440, { type: 'DayOff' }),
    kept(4, 420, 900),
  ];
  const days = daysLike(items, ['2030-06-10', '2030-06-11', '2030-06-12', '2030-06-13']);

  it('have the work of the weekday in its order, for each person, and nothing on other days', () => {
    expect(
      days.map(({ employeeId, day, work }) => [employeeId, day, work.map(({ startMinute }) => startMinute)]),
    ).toEqual([
      [1, '2030-06-11', [420, 1020]],
      [1, '2030-06-12', []],
      [1, '2030-06-13', [420]],
      [2, '2030-06-11', [420]],
    ]);
    expect(days[3]).toEqual({ employeeId: 2, day: '2030-06-11', isOff: false, work: [early] });
  });

  it('are off where there is a day off without work', () => {
    expect(days.map(({ isOff }) => isOff)).toEqual([false, true, false, false]);
  });
});
