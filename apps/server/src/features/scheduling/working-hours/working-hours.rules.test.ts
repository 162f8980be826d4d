import { describe, expect, it } from 'vitest';
import { hotelClock, secondOf } from '#platform/hotel-time';
import { daysOf, everyType, hourGrid, isEveryType, monthAfter, monthsOf, wantedTypes } from './working-hours.rules';

const range = { start: '2030-05-30', end: '2030-06-04' };

describe('the columns of a range', () => {
  it.each([
    ['day', ['2030-05-30', '2030-05-31', '2030-06-01', '2030-06-02', '2030-06-03']],
    ['week', ['2030-W22', '2030-W23']],
    ['month', ['2030-05', '2030-06']],
  ] as const)('are each %s', (kind, keys) => {
    const { columns } = hourGrid(range, kind);
    expect(columns.map(({ key }) => key)).toEqual(keys);
    expect([columns[0]!.start, columns.at(-1)!.end]).toEqual(['2030-05-30', '2030-06-04']);
    expect(columns.slice(1).map(({ start }) => start)).toEqual(columns.slice(0, -1).map(({ end }) => end));
  });

  it('say of each day of a month to which of them it belongs', () => {
    const { columnOf } = hourGrid(range, 'week');
    expect([...columnOf.keys()]).toEqual(['2030-05', '2030-06']);
    expect([30, 31].map((day) => columnOf.get('2030-05')![day])).toEqual([0, 0]);
    expect([1, 2, 3, 4].map((day) => columnOf.get('2030-06')![day])).toEqual([0, 0, 1, undefined]);
  });

  it('are none of an empty range', () => {
    expect(hourGrid({ start: '2030-06-04', end: '2030-06-04' }, 'day')).toEqual({ columns: [], columnOf: new Map() });
    expect(hourGrid({ start: '2030-06-05', end: '2030-06-04' }, 'day').columns).toEqual([]);
  });
});

it('knows when working days start, and those of nine days around', () => {
  const at = (moment: string) => secondOf(moment, 'Europe/Athens');
  const clock = hotelClock('Europe/Athens');
  const { dates, starts, around } = daysOf({ start: '2030-06-03', end: '2030-06-05' }, clock, {
    attribution: 'split',
    divide: 240,
  });
  expect(dates).toEqual(['2030-06-03', '2030-06-04']);
  expect(starts).toEqual(['03', '04', '05'].map((day) => at(`2030-06-${day}T04:00`)));
  expect(around).toHaveLength(21);
  expect([around[0], around[9], around[12], around[20]]).toEqual(
    ['2030-05-25', '2030-06-03', '2030-06-06', '2030-06-14'].map((day) => at(`${day}T04:00`)),
  );
});

it('names the months that a range touches', () => {
  expect(monthsOf(range)).toEqual(['2030-05-01', '2030-06-01']);
  expect(monthsOf({ start: '2030-05-30', end: '2030-06-01' })).toEqual(['2030-05-01']);
  expect(monthAfter('2030-12-01')).toBe('2031-01-01');
});

describe('the types that count', () => {
  const [work, training] = [['Regular', 'Split', 'Night', 'Overtime'], ['Training']];

  it.each([
    ['all', {}, [...work, ...training], [...work, ...training, 'OnCall'], true],
    ['work', { calendars: [3000] }, work, [...work, 'OnCall'], true],
    ['training', { calendars: [3002] }, training, training, false],
    ['none', { calendars: [] }, [], [], false],
    [
      'work without overtime',
      { calendars: [3000], showOvertimes: false },
      work.slice(0, 3),
      [...work.slice(0, 3), 'OnCall'],
      true,
    ],
  ])('are %s', (_which, filters, withHours, clocked, withoutShift) => {
    const types = wantedTypes(filters as Parameters<typeof wantedTypes>[0]);
    expect(types.withoutShift).toBe(withoutShift);
    expect(new Set(types.withHours)).toEqual(new Set(withHours));
    expect(new Set(types.clocked)).toEqual(new Set(clocked));
  });

  it('are all where nothing is filtered', () => {
    expect(isEveryType(everyType)).toBe(true);
    expect(isEveryType(wantedTypes({ showOvertimes: false }))).toBe(false);
  });
});
