import { dateOfDay } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayParts } from './day-parts';
import { lengthOf } from './span';

const zones = ['Europe/Athens', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'Asia/Kolkata', 'UTC'];
const hour = 3_600_000;

it('cuts at midnight and where the clocks change', () => {
  const span = { from: Date.parse('2026-10-24T22:00+03:00'), to: Date.parse('2026-10-25T06:00+02:00') };

  const parts = dayParts(span, createZone('Europe/Athens'));

  expect(parts.map(({ day, from, to }) => [dateOfDay(day), (to - from) / hour])).toEqual([
    ['2026-10-24', 2],
    ['2026-10-25', 4],
    ['2026-10-25', 3],
  ]);
});

it('has whole parts, in order, each within one date by the clock of Temporal', () => {
  const instants = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, fc.integer({ min: 1, max: 72 }), (id, from, hours) => {
      const to = from + hours * hour;

      const parts = dayParts({ from, to }, createZone(id));

      expect(lengthOf(parts)).toBe(to - from);
      for (const part of parts) {
        const wall = Temporal.Instant.fromEpochMilliseconds(part.from).toZonedDateTimeISO(id).toPlainDateTime();
        const sinceMidnight = wall.since(Temporal.PlainDate.from(dateOfDay(part.day)).toPlainDateTime());
        expect(sinceMidnight.total('milliseconds')).toBe(part.from - part.midnight);
      }
    }),
  );
});
