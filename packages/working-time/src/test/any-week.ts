import { addDays, dateOfDay, dayNumber, minute, wallTimeOfDay } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import * as fc from 'fast-check';
import type { WorkWeek } from '../week';

const zone = createZone('Europe/Athens');

const anyDay = fc.record({
  startMinutes: fc.integer({ min: 360, max: 900 }),
  lengths: fc.array(fc.integer({ min: 1, max: 420 }), { minLength: 0, maxLength: 3 }),
  gaps: fc.tuple(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 1, max: 240 })),
  breakStart: fc.integer({ min: 0, max: 400 }),
  breakLength: fc.integer({ min: 0, max: 60 }),
  isRestDay: fc.boolean(),
  overtimeDeclaredMinutes: fc.integer({ min: 0, max: 400 }),
  agreedMinutes: fc.integer({ min: 0, max: 540 }),
});

const summerMondays = Array.from({ length: 26 }, (_, week) => addDays('2026-04-06', 7 * week));

/** Weeks in Athens, by default between the clock changes of 2026, otherwise those that start on the given Mondays. */
export function anyWeek(mondays: readonly string[] = summerMondays): fc.Arbitrary<WorkWeek> {
  return fc
    .record({
      weekStart: fc.constantFrom(...mondays),
      kind: fc.constantFrom('full' as const, 'full' as const, 'part' as const, 'minor' as const),
      weekDays: fc.constantFrom(5, 6),
      breakInsideWork: fc.boolean(),
      ytdLegalOvertimeMinutes: fc.constantFrom(0, 8700, 9000),
      annualExcessApproved: fc.boolean(),
      holidays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
      days: fc.array(anyDay, { minLength: 7, maxLength: 7 }),
    })
    .map(({ weekStart, kind, weekDays, breakInsideWork, holidays, days, ...context }) => ({
      zone: zone.id,
      weekStart,
      contract: { kind, weekDays, breakInsideWork },
      context: { ...context, mandatoryHolidays: holidays.map((i) => addDays(weekStart, i)) },
      days: days.map(({ startMinutes, lengths, gaps, breakStart, breakLength, ...plan }, i) => {
        const day = dayNumber(weekStart) + i;
        let at = zone.instantAt(wallTimeOfDay(day, startMinutes));
        const segments = lengths.map((length, part) => {
          const from = at;
          at += (length + (gaps[part] ?? 0)) * minute;
          return { from, to: from + length * minute };
        });
        const from = (segments[0]?.from ?? 0) + breakStart * minute;
        return {
          referenceDate: dateOfDay(day),
          segments,
          unpaidBreaks: [{ from, to: from + breakLength * minute }],
          ...plan,
        };
      }),
    }));
}
