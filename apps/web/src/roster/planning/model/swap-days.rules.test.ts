import { describe, expect, it } from 'vitest';
import { replaceDays } from './replace-day.rules';
import { type Swap, swapOf, swappedDays } from './swap-days.rules';
import { days, linesOf, offOf, planOf, shiftOf } from './test-plan';

const morning = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00', { breakMinutes: 30 });
const late = shiftOf(8, 12, '2026-11-10T15:00', '2026-11-10T23:00');
const off = offOf(9, 13, '2026-11-10', '2026-11-12');
const now = planOf(morning, late, off);
const swap = (people: [number, number], more: Partial<Swap> = {}) => ({
  people,
  dates: ['2026-11-10'],
  part: 'days' as const,
  homeOf: () => null,
  ...more,
});
const changesOf = (plan: typeof now, of: Swap) => replaceDays(plan, swappedDays(plan, of, days), days);

describe('whole days', () => {
  it('exchanges what two people have', () => {
    expect(linesOf(changesOf(now, swap([7, 8])))).toEqual([
      '11: 7 Regular 2026-11-10T15:00–2026-11-10T23:00',
      '12: 8 Regular 2026-11-10T07:00–2026-11-10T15:00',
    ]);
  });

  it('lets each work where the other would have', () => {
    const changes = changesOf(now, swap([7, 8], { homeOf: (from) => from + 100 }));
    expect(changes.map(({ item }) => item!.departmentId)).toEqual([108, 107]);
  });

  it('shortens days off that cover several of the days once', () => {
    const changes = changesOf(now, swap([7, 9], { dates: ['2026-11-10', '2026-11-11'] }));
    expect(changes.filter(({ id }) => id === 13)).toEqual([
      { id: 13, seen: { published: 1, draft: null }, item: null },
    ]);
    expect(linesOf(changes)).toContain('new: 9 Regular 2026-11-10T07:00–2026-11-10T15:00');
  });

  it('leaves days with leave of one of the two as they are', () => {
    const leave = { ...offOf(9, 13, '2026-11-10', '2026-11-12'), typeOfShift: 'AnnualLeave' as const };
    expect(changesOf(planOf(morning, leave), swap([7, 9]))).toEqual([]);
  });
});

describe('only shifts', () => {
  it('gives the shift away, and a day off below it gives way', () => {
    expect(linesOf(changesOf(now, swap([7, 9], { part: 'shifts' })))).toEqual([
      '13: 9 DayOff 2026-11-11T00:00–2026-11-12T00:00',
      '11: taken off',
      'new: 9 Regular 2026-11-10T07:00–2026-11-10T15:00',
    ]);
  });

  it('changes nothing where nobody works', () => {
    expect(
      changesOf(
        planOf(off, offOf(7, 14, '2026-11-11', '2026-11-12')),
        swap([7, 9], { part: 'shifts', dates: ['2026-11-11'] }),
      ),
    ).toEqual([]);
  });
});

describe('what is selected', () => {
  const dates = ['2026-11-10', '2026-11-11', '2026-11-12'];

  it('is every day of a block of two people', () => {
    expect(swapOf({ people: [7, 8], dates })).toEqual({ people: [7, 8], dates });
  });

  it('is the days of single cells of two people', () => {
    const cells = [
      { employee: 7, date: '2026-11-10' },
      { employee: 8, date: '2026-11-12' },
    ];
    expect(swapOf({ people: [7, 8], dates, cells })?.dates).toEqual(['2026-11-10', '2026-11-12']);
  });

  it.each([[[7]], [[7, 8, 9]], [[]]])('is nothing to swap with %j', (people) => {
    expect(swapOf({ people, dates })).toBeNull();
  });
});
