import { describe, expect, it } from 'vitest';
import { periodOf, shiftPeriod, stepZoom } from './period';

describe('periodOf', () => {
  it.each([
    ['day', '2026-06-17', { start: '2026-06-17', days: 1 }],
    ['week', '2026-06-17', { start: '2026-06-15', days: 7 }],
    ['week', '2026-06-21', { start: '2026-06-15', days: 7 }],
    ['two-weeks', '2026-01-01', { start: '2025-12-29', days: 14 }],
    ['month', '2026-02-28', { start: '2026-02-01', days: 28 }],
    ['month', '2028-02-10', { start: '2028-02-01', days: 29 }],
    ['month', '2026-12-31', { start: '2026-12-01', days: 31 }],
  ] as const)('%s of %s', (zoom, date, expected) => {
    expect(periodOf(zoom, date)).toEqual(expected);
  });

  it('can begin the week on Sunday', () => {
    expect(periodOf('week', '2026-06-17', 7).start).toBe('2026-06-14');
  });
});

describe('shiftPeriod', () => {
  it.each([
    ['week', '2026-06-17', 1, '2026-06-22'],
    ['two-weeks', '2026-06-17', -1, '2026-06-01'],
    ['month', '2026-01-31', 1, '2026-02-01'],
    ['month', '2026-01-15', -2, '2025-11-01'],
    ['day', '2026-03-01', -1, '2026-02-28'],
  ] as const)('%s with %s by %d', (zoom, date, by, start) => {
    const moved = shiftPeriod(zoom, periodOf(zoom, date), by);

    expect(moved).toEqual(periodOf(zoom, start));
  });
});

it('steps through the zooms and stops at the ends', () => {
  expect([stepZoom('week', 'in'), stepZoom('week', 'out'), stepZoom('day', 'in'), stepZoom('month', 'out')]).toEqual([
    'day',
    'two-weeks',
    'day',
    'month',
  ]);
});
