import { dayNumber, minute } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { nightOf, sundayHolidayOf } from './overlay';
import { lengthOf } from './span';

const zone = createZone('Europe/Athens');
const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const shifts = fc
  .tuple(
    fc.constantFrom('2026-03-28T12:00Z', '2026-10-24T12:00Z', '2026-05-09T12:00Z', '2026-12-30T12:00Z'),
    fc.integer({ min: 0, max: 1500 }),
    fc.integer({ min: 1, max: 900 }),
  )
  .map(([near, after, length]) => {
    const from = Date.parse(near) + after * minute;
    return { from, to: from + length * minute };
  });

describe('night', () => {
  it.each([
    ['spring', span('2026-03-28T23:00+02:00', '2026-03-29T07:00+03:00'), 360],
    ['autumn', span('2026-10-24T23:00+03:00', '2026-10-25T07:00+02:00'), 480],
    ['day', span('2026-05-09T06:00+03:00', '2026-05-09T22:00+03:00'), 0],
  ])('of a %s shift', (_, shift, minutes) => {
    expect(lengthOf(nightOf([shift], zone, ['22:00', '06:00'])) / minute).toBe(minutes);
  });

  it('equals a look at the wall every minute, for any window', () => {
    const clock = fc.integer({ min: 0, max: 47 }).map((half) => time(half * 30));
    fc.assert(
      fc.property(shifts, clock, clock, (shift, start, end) => {
        const isNight = (now: string) => (start < end ? now >= start && now < end : now >= start || now < end);

        const minutes = lengthOf(nightOf([shift], zone, [start, end])) / minute;

        expect(minutes).toBe(walls(shift).filter((wall) => isNight(wall.toPlainTime().toString().slice(0, 5))).length);
      }),
    );
  });

  it.each(['22', '24:00', '9:00', '22:60', '22:00:00', ''])('refuses the clock time "%s"', (time) => {
    expect(() => nightOf([], zone, [time, '06:00'])).toThrow(`"${time}" is not a clock time`);
    expect(() => nightOf([], zone, ['22:00', time])).toThrow(`"${time}" is not a clock time`);
  });
});

it('Sundays and holidays equal a look at the calendar every minute', () => {
  const holidays = ['2026-01-01', '2026-12-31'];
  const days = new Set(holidays.map(dayNumber));
  fc.assert(
    fc.property(shifts, (shift) => {
      const minutes = lengthOf(sundayHolidayOf([shift], zone, days)) / minute;

      expect(minutes).toBe(
        walls(shift).filter((wall) => wall.dayOfWeek === 7 || holidays.includes(wall.toPlainDate().toString())).length,
      );
    }),
  );
});

function walls({ from, to }: { from: number; to: number }) {
  return Array.from({ length: (to - from) / minute }, (_, m) =>
    Temporal.Instant.fromEpochMilliseconds(from + m * minute).toZonedDateTimeISO(zone.id),
  );
}

function time(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
