import { describe, expect, it } from 'vitest';
import { filledDays } from './fill-days.rules';
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
