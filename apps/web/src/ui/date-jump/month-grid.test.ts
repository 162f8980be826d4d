import { expect, it } from 'vitest';
import { addDays, addMonths, monthWeeks, weekday } from './month-grid';

it.each([
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-12-15', 1, '2026-01-15'],
  ['2025-01-15', -1, '2024-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %i months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

it('counts days over months, years and clock changes', () => {
  expect([addDays('2025-12-31', 1), addDays('2025-10-26', 1), addDays('2025-03-01', -1)]).toEqual([
    '2026-01-01',
    '2025-10-27',
    '2025-02-28',
  ]);
});

it('draws whole weeks from Monday', () => {
  const weeks = monthWeeks('2025-06-16');

  expect(weeks[0]?.[0]).toBe('2025-05-26');
  expect(weeks.at(-1)?.[6]).toBe('2025-07-06');
  expect(weeks.every((week) => week.length === 7 && weekday(week[0] ?? '') === 0)).toBe(true);
  expect(monthWeeks('2021-02-10')).toHaveLength(4);
});
