import { expect, it } from 'vitest';
import { hasShortYear, readDay } from './read-day';

it.each([
  ['2026-10-25', '2026-10-25'],
  ['25/10/2026', '2026-10-25'],
  ['25.10.26', '2026-10-25'],
  ['5-1-07', '2007-01-05'],
  ['46320', '2026-10-25'],
  ['25/10/2026 0:00', '2026-10-25'],
  ['31/2/26', null],
  ['25/10/126', null],
  ['25/10', null],
])('%s is %s', (written, day) => expect(readDay(written, 'dmy')).toBe(day));

it('reads the month first if told so', () => expect(readDay('10/25/26', 'mdy')).toBe('2026-10-25'));

it('tells a year of two digits', () => {
  expect([hasShortYear('25/10/26'), hasShortYear('25/10/2026'), hasShortYear('2026-10-25')]).toEqual([
    true,
    false,
    false,
  ]);
});
