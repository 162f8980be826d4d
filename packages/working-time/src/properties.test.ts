import { addDays, dayLength } from '@horae/local-time/local-date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyWeek } from './classify-week';
import { greekHotels2021 } from './packs/gr-hotel-2021-06-19';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { lengthOf, type Span } from './span';
import { anyWeek } from './test/any-week';
import { type WorkClass, workClasses } from './work-class';

const everyWeek = anyWeek();
const clockChanges = anyWeek(['2026-03-23', '2026-10-19']);

describe('of any week', () => {
  it('the classes add up to the worked minutes, and the trail covers each of them once', () => {
    fc.assert(
      fc.property(fc.oneof(everyWeek, clockChanges), (week) => {
        const { days, totals, workedMinutes } = classifyWeek(week, greekHotels2025);

        expect(sum(workClasses.map((name) => totals!.classes[name]))).toBe(workedMinutes);
        for (const day of days) {
          const { classes, trail } = day.totals!;
          expect(sum(workClasses.map((name) => classes[name]))).toBe(day.workedMinutes);
          for (const name of workClasses)
            expect(minutesOf(trail.filter((one) => one.class === name))).toBe(classes[name]);
          for (const [i, { from }] of trail.slice(1).entries()) expect(from).toBeGreaterThanOrEqual(trail[i]!.to);
        }
      }),
    );
  });

  it('night and holiday minutes never exceed worked minutes, nor what they share either of them', () => {
    fc.assert(
      fc.property(fc.oneof(everyWeek, clockChanges), (week) => {
        for (const { totals, workedMinutes } of classifyWeek(week, greekHotels2025).days) {
          const { nightMinutes, sundayHolidayMinutes, nightSundayHolidayMinutes } = totals!;
          expect(Math.max(nightMinutes, sundayHolidayMinutes)).toBeLessThanOrEqual(workedMinutes);
          expect(nightSundayHolidayMinutes).toBeLessThanOrEqual(Math.min(nightMinutes, sundayHolidayMinutes));
        }
      }),
    );
  });

  it('touching segments count as one', () => {
    fc.assert(
      fc.property(everyWeek, fc.double({ min: 0, max: 1, noNaN: true }), (week, share) => {
        const cut = week.days.map((day) => ({
          ...day,
          segments: day.segments.flatMap(({ from, to }) => {
            const middle = Math.round(from + (to - from) * share);
            return [
              { from: middle, to },
              { from, to: middle },
            ];
          }),
        }));

        expect(classifyWeek({ ...week, days: cut }, greekHotels2025)).toEqual(classifyWeek(week, greekHotels2025));
      }),
    );
  });

  it('computing again, in any order of days, says the same and changes no input', () => {
    fc.assert(
      fc.property(everyWeek, (week) => {
        const before = structuredClone(week);
        const result = classifyWeek(week, greekHotels2025);

        expect(classifyWeek(week, greekHotels2025)).toEqual(result);
        expect(classifyWeek({ ...week, days: week.days.toReversed() }, greekHotels2025)).toEqual(result);
        expect(week).toEqual(before);
      }),
    );
  });

  it('moving by whole weeks, holidays along, changes nothing but dates', () => {
    fc.assert(
      fc.property(anyWeek(['2026-04-06']), fc.integer({ min: 1, max: 25 }), (week, weeks) => {
        const days = 7 * weeks;
        const later = (span: Span) => ({ from: span.from + days * dayLength, to: span.to + days * dayLength });
        const moved = {
          ...week,
          weekStart: addDays(week.weekStart, days),
          context: {
            ...week.context,
            mandatoryHolidays: week.context?.mandatoryHolidays?.map((date) => addDays(date, days)) ?? [],
          },
          days: week.days.map((day) => ({
            ...day,
            referenceDate: addDays(day.referenceDate, days),
            segments: day.segments.map(later),
            unpaidBreaks: day.unpaidBreaks?.map(later) ?? [],
          })),
        };

        expect(withoutDates(classifyWeek(moved, greekHotels2025), days)).toEqual(
          withoutDates(classifyWeek(week, greekHotels2025), 0),
        );
      }),
    );
  });
});

describe("a full-timer's planned days", () => {
  // The vectors do not set the switch: overwork is limited only by the day.
  const pack = { ...greekHotels2021, overtimeBeyondOverworkCap: false };

  it.each([true, false])('equal a count minute by minute, approval %s', (annualExcessApproved) => {
    fc.assert(
      fc.property(everyWeek, (any) => {
        const week = {
          ...any,
          contract: { ...any.contract, kind: 'full' as const },
          context: { ...any.context, annualExcessApproved },
          days: any.days.map((day) => ({ ...day, isRestDay: false })),
        };
        const statutory = week.contract.weekDays === 6 ? 480 : 540;
        let pooled = 0;
        let legal = week.context.ytdLegalOvertimeMinutes ?? 0;

        for (const [i, { totals, workedMinutes }] of classifyWeek(week, pack).days.entries()) {
          const counted: Record<string, number> = Object.fromEntries(workClasses.map((name) => [name, 0]));
          for (let m = 0; m < workedMinutes; m++) {
            const name = classOf(m, week.days[i]!.overtimeDeclaredMinutes ?? 0);
            counted[name]! += 1;
          }
          expect(totals!.classes).toEqual(counted);
        }

        function classOf(minuteOfDay: number, declared: number): WorkClass {
          if (minuteOfDay < statutory) return pooled++ < 2400 ? 'normal' : 'overwork';
          const overtime = minuteOfDay - statutory;
          if (overtime >= 180 || overtime >= declared) return 'overtimeIllegal';
          if (legal++ < 9000) return 'overtimeLegal';
          return annualExcessApproved ? 'overtimeExcessApproved' : 'overtimeIllegal';
        }
      }),
    );
  });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const minutesOf = (spans: readonly Span[]) => lengthOf(spans) / 60_000;

/** Shifts all dates and instants back by a number of days. */
function withoutDates(value: unknown, days: number): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => {
      if (key === 'from' || key === 'to') return (part as number) - days * dayLength;
      return /Date$|Start$/.test(key) ? addDays(part as string, -days) : part;
    }),
  );
}
