import { expect, it } from 'vitest';
import { groupsOf } from './days-to-declare.rules';

const day = (declaredAt: string | null, employeeId: number, date: string) => ({
  declaredAt,
  employeeId,
  day: date,
  isPast: false,
  isUnplanned: false,
});

it('days are declared together by when that is done, those with the publication first', () => {
  const groups = groupsOf([
    day('2026-11-12T20:00:00Z', 7, '2026-11-13'),
    day('2026-11-10T20:00:00Z', 7, '2026-11-11'),
    day(null, 8, '2026-11-09'),
    day('2026-11-10T20:00:00Z', 8, '2026-11-11'),
    day(null, 7, '2026-11-08'),
    day(null, 8, '2026-11-10'),
  ]);

  expect(groups.map(({ declaredAt, daysOf }) => [declaredAt, [...daysOf]])).toEqual([
    [
      null,
      [
        [8, ['2026-11-09', '2026-11-10']],
        [7, ['2026-11-08']],
      ],
    ],
    [
      '2026-11-10T20:00:00Z',
      [
        [7, ['2026-11-11']],
        [8, ['2026-11-11']],
      ],
    ],
    ['2026-11-12T20:00:00Z', [[7, ['2026-11-13']]]],
  ]);
  expect(groupsOf([])).toEqual([]);
});
