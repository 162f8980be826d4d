import { describe, expect, it } from 'vitest';
import { countedLeaveDays, serviceOn } from './leave-days.rules';

const none = new Set<string>();

describe('days of leave', () => {
  it.each([
    ['a whole week counts as it is worked', [['2026-08-03', '2026-08-09']], 5, none, 5],
    ['of a six-day week six', [['2026-08-03', '2026-08-09']], 6, none, 6],
    ['a holiday is no leave', [['2026-08-10', '2026-08-14']], 5, new Set(['2026-08-12']), 4],
    [
      'no day counts twice',
      [
        ['2026-08-03', '2026-08-05'],
        ['2026-08-04', '2026-08-06'],
      ],
      5,
      none,
      4,
    ],
    ['days of another year belong to it', [['2025-12-29', '2026-01-02']], 5, none, 2],
  ] as const)('%s', (_what, spans, weekDays, holidays, count) => {
    const given = spans.map(([firstDay, lastDay]) => ({ firstDay: firstDay!, lastDay: lastDay! }));

    expect(countedLeaveDays(given, 2026, weekDays, holidays)).toHaveLength(count);
  });
});

describe('service', () => {
  it.each([
    ['2026-06-30', '2026-03-01', { calendarYearWithEmployer: 1, monthsWorkedInYear: 10, yearsSameEmployer: 0 }],
    ['2026-06-30', '2026-03-02', { calendarYearWithEmployer: 1, monthsWorkedInYear: 9 }],
    ['2026-06-30', '2016-06-30', { calendarYearWithEmployer: 11, yearsSameEmployer: 10, yearsTotal: 10 }],
    ['2026-06-29', '2016-06-30', { calendarYearWithEmployer: 11, yearsSameEmployer: 9 }],
    ['2026-06-30', null, { calendarYearWithEmployer: 3, yearsSameEmployer: 2 }],
  ])('on %s of somebody hired %s', (day, hiredOn, record) => {
    expect(serviceOn(day, hiredOn, 5)).toMatchObject({ weekDays: 5, ...record });
  });
});
