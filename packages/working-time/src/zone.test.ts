import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber } from './local-date';
import { lengthOf } from './span';
import { createZone } from './zone';

const zones = ['Europe/Athens', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'Asia/Kolkata', 'UTC'];
const hour = 3_600_000;

describe('length of a local day', () => {
  it.each([
    ['Europe/Athens', '2026-03-28', 24],
    ['Europe/Athens', '2026-03-29', 23],
    ['Europe/Athens', '2026-10-25', 25],
    ['Asia/Beirut', '2026-03-29', 23],
    ['Pacific/Apia', '2011-12-30', 0],
  ])('%s %s has %d hours', (id, date, hours) => {
    const zone = createZone(id);
    const day = dayNumber(date);

    expect((zone.instantOf(day + 1, 0) - zone.instantOf(day, 0)) / hour).toBe(hours);
  });
});

it('begins what the clock jumps over with the jump, and what it shows twice with the first', () => {
  const zone = createZone('Europe/Athens');

  expect(zone.instantOf(dayNumber('2026-03-29'), 210)).toBe(Date.parse('2026-03-29T04:00+03:00'));
  expect(zone.instantOf(dayNumber('2026-10-25'), 210)).toBe(Date.parse('2026-10-25T03:30+03:00'));
});

it('refuses an unknown zone', () => {
  expect(() => createZone('Europe/Nowhere')).toThrow(RangeError);
});

describe('agrees with Temporal', () => {
  const instants = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) });

  it('on the date of an instant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (id, instant) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id).toPlainDate();

        expect(dateOfDay(createZone(id).dayAt(instant))).toBe(expected.toString());
      }),
    );
  });

  it('on the instant of a wall time that exists', () => {
    const wallMinutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, wallMinutes, (id, instant, minutes) => {
        const zone = createZone(id);
        const day = zone.dayAt(instant);
        const wall = Temporal.PlainDate.from(dateOfDay(day)).toPlainDateTime({
          hour: Math.floor(minutes / 60),
          minute: minutes % 60,
        });
        const expected = wall.toZonedDateTime(id, { disambiguation: 'earlier' });
        fc.pre(expected.toPlainDateTime().equals(wall));

        expect(zone.instantOf(day, minutes)).toBe(expected.epochMilliseconds);
      }),
      { numRuns: 300 },
    );
  });

  it('on the parts of a span: whole, in order, each within one date', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, fc.integer({ min: 1, max: 72 }), (id, from, hours) => {
        const to = from + hours * hour;

        const parts = createZone(id).partsOf({ from, to });

        expect(lengthOf(parts)).toBe(to - from);
        for (const part of parts) {
          const wall = Temporal.Instant.fromEpochMilliseconds(part.from).toZonedDateTimeISO(id).toPlainDateTime();
          const sinceMidnight = wall.since(Temporal.PlainDate.from(dateOfDay(part.day)).toPlainDateTime());
          expect(sinceMidnight.total('milliseconds')).toBe(part.from - part.midnight);
        }
      }),
    );
  });
});
