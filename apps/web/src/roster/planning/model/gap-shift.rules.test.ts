import { expect, it } from 'vitest';
import { changesOfGap, openInGap, shiftOfGap, spanOf } from './gap-shift.rules';
import { at, days, linesOf, offOf, planOf, shiftOf } from './test-plan';

const gapOf = (from: string, to: string) => ({ start: at(from), end: at(to), needed: 2, planned: 1, short: 1 });

it('a gap is offered as one shift, a long one as its first eight hours', () => {
  expect(shiftOfGap(gapOf('2026-12-09T14:00', '2026-12-09T18:00'))).toEqual({
    start: at('2026-12-09T14:00'),
    end: at('2026-12-09T18:00'),
  });
  expect(shiftOfGap(gapOf('2026-12-09T07:00', '2026-12-09T23:00')).end).toBe(at('2026-12-09T15:00'));
});

it.each([
  ['07:00', '15:00', '2026-12-09T15:00'],
  ['22:00', '06:00', '2026-12-10T06:00'],
  ['16:00', '00:00', '2026-12-10T00:00'],
])('typed times from %s to %s end at %s', (from, to, end) => {
  expect(spanOf('2026-12-09', from, to, days)).toEqual({ start: at(`2026-12-09T${from}`), end: at(end) });
});

it('who takes the shift gives up a day off for it', () => {
  const now = planOf(offOf(1, 5, '2026-12-09', '2026-12-10'));
  const span = { start: at('2026-12-09T14:00'), end: at('2026-12-09T18:00') };

  expect(linesOf(changesOfGap(now, 1, span, days))).toEqual([
    'new: 1 Regular 2026-12-09T14:00–2026-12-09T18:00',
    '5: taken off',
  ]);
});

it('the open shifts of the department that lie in a gap are known, with those that began on the day before', () => {
  const now = planOf(
    shiftOf(-3, 11, '2026-12-09T15:00', '2026-12-09T23:00'),
    shiftOf(-3, 12, '2026-12-08T22:00', '2026-12-09T06:00'),
    shiftOf(-3, 13, '2026-12-09T06:00', '2026-12-09T14:00'),
    shiftOf(-4, 14, '2026-12-09T15:00', '2026-12-09T23:00'),
    shiftOf(3, 15, '2026-12-09T15:00', '2026-12-09T23:00'),
  );
  const found = (from: string, to: string) => openInGap({ departmentId: 3 }, gapOf(from, to), { now, days });

  expect(found('2026-12-09T14:00', '2026-12-09T18:00')).toEqual({ count: 1, dates: ['2026-12-09'] });
  expect(found('2026-12-09T02:00', '2026-12-09T08:00')).toEqual({ count: 2, dates: ['2026-12-08', '2026-12-09'] });
  expect(found('2026-12-09T23:00', '2026-12-10T02:00')).toEqual({ count: 0, dates: [] });
});
