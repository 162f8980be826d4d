import { weekdayOf } from '@horae/local-time/week';
import { expect, it } from 'vitest';
import { monthWeeks } from './month-grid';

it('draws whole weeks from Monday', () => {
  const weeks = monthWeeks('2025-06-16');

  expect(weeks[0]?.[0]).toBe('2025-05-26');
  expect(weeks.at(-1)?.[6]).toBe('2025-07-06');
  expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 1)).toBe(true);
  expect(monthWeeks('2021-02-10')).toHaveLength(4);
});
