import { describe, expect, it } from 'vitest';
import { filledDays, swappedDays } from './fill-days.rules';
import { replaceDays } from './replace-day.rules';
import { days, linesOf, offOf, planOf, shiftOf } from './test-plan';

const morning = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00', { breakMinutes: 30 });
const late = shiftOf(8, 12, '2026-11-10T15:00', '2026-11-10T23:00');
const off = offOf(9, 13, '2026-11-10', '2026-11-12');
const now = planOf(morning, late, off);
const everybody = [7, 8, 9];
const filled = (people: number[], dates: string[], to: 'down' | 'right') =>
  linesOf(replaceDays(now, filledDays(now, { people, dates }, to, everybody, days), days));

describe('filling', () => {
  it('puts the days of the first person into those of the others', () => {
    expect(filled([7, 8], ['2026-11-10'], 'down')).toEqual(['12: 8 Regular 2026-11-10T07:00–2026-11-10T15:00']);
  });

  it('takes the person above if only one is chosen, and does nothing for the first', () => {
    expect(filled([8], ['2026-11-10'], 'down')).toEqual(['12: 8 Regular 2026-11-10T07:00–2026-11-10T15:00']);
    expect(filled([7], ['2026-11-10'], 'down')).toEqual([]);
  });

  it('puts the first day into the others, with its break', () => {
    const dates = ['2026-11-10', '2026-11-11', '2026-11-12'];
    expect(filled([7], dates, 'right')).toEqual([
      'new: 7 Regular 2026-11-11T07:00–2026-11-11T15:00',
      'new: 7 Regular 2026-11-12T07:00–2026-11-12T15:00',
    ]);
  });

  it('takes the day before if only one is chosen; of days off only one', () => {
    expect(filled([9], ['2026-11-12'], 'right')).toEqual(['new: 9 DayOff 2026-11-12T00:00–2026-11-13T00:00']);
  });
});

describe('swapping', () => {
  const atHome = () => null;

  it('lets each work where the other would have', () => {
    const homeOf = (from: number) => from + 100;
    const wanted = swappedDays(now, { people: [7, 8], dates: ['2026-11-10'] }, days, homeOf);
    expect(replaceDays(now, wanted, days).map(({ item }) => item!.departmentId)).toEqual([108, 107]);
  });

  it('exchanges what two people do', () => {
    const wanted = swappedDays(now, { people: [7, 8], dates: ['2026-11-10'] }, days, atHome);
    expect(linesOf(replaceDays(now, wanted, days))).toEqual([
      '11: 7 Regular 2026-11-10T15:00–2026-11-10T23:00',
      '12: 8 Regular 2026-11-10T07:00–2026-11-10T15:00',
    ]);
  });

  it('shortens days off that cover several of the days once', () => {
    const dates = ['2026-11-10', '2026-11-11'];
    const changes = replaceDays(now, swappedDays(now, { people: [7, 9], dates }, days, atHome), days);
    expect(changes.filter(({ id }) => id === 13)).toEqual([
      { id: 13, seen: { published: 1, draft: null }, item: null },
    ]);
    expect(linesOf(changes)).toContain('new: 9 Regular 2026-11-10T07:00–2026-11-10T15:00');
  });
});
