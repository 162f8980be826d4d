import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { classifyWeek } from './classify-week';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { anyWeek } from './test/any-week';
import { day, weekOf } from './test/week-of';
import { workClasses } from './work-class';
import { workParts } from './work-parts';

const partsOf = (start: string, hours: number) =>
  classifyWeek(weekOf([day(start, hours)]), greekHotels2025).days.flatMap(({ totals }) =>
    workParts(totals!).map((part) =>
      [part.class, part.isNight && 'night', part.isSundayHoliday && 'Sunday', part.minutes].filter(
        (word) => word !== false,
      ),
    ),
  );

it('cuts a class at night and on a Sunday into the parts that pay is added for', () => {
  // Saturday 2026-05-09, 20:00 to Sunday 06:30; the week has not reached its 40 hours, and what exceeds the day is not declared.
  expect(partsOf('2026-05-09T20:00', 10.5)).toEqual([
    ['normal', 120],
    ['normal', 'night', 120],
    ['normal', 'night', 'Sunday', 300],
    ['overtimeIllegal', 'Sunday', 30],
    ['overtimeIllegal', 'night', 'Sunday', 60],
  ]);
});

it('adds up to the classes, the night and the Sundays of every day', () => {
  fc.assert(
    fc.property(fc.oneof(anyWeek(), anyWeek(['2026-03-23', '2026-10-19'])), (week) => {
      for (const { totals } of classifyWeek(week, greekHotels2025).days) {
        const parts = workParts(totals!);
        const sum = (has: (part: (typeof parts)[number]) => boolean) =>
          parts.filter(has).reduce((all, { minutes }) => all + Math.round(minutes * 60_000), 0) / 60_000;
        for (const name of workClasses)
          expect(sum((part) => part.class === name)).toBeCloseTo(totals!.classes[name], 6);
        expect(sum(({ isNight }) => isNight)).toBeCloseTo(totals!.nightMinutes, 6);
        expect(sum(({ isSundayHoliday }) => isSundayHoliday)).toBeCloseTo(totals!.sundayHolidayMinutes, 6);
        expect(sum((part) => part.isNight && part.isSundayHoliday)).toBeCloseTo(totals!.nightSundayHolidayMinutes, 6);
      }
    }),
  );
});
