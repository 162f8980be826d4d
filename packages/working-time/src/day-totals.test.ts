import { describe, expect, it } from 'vitest';
import { classifyWeek } from './classify-week';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { day, weekOf } from './test/week-of';
import type { WorkDay } from './week';

const classified = (days: readonly WorkDay[], pack = greekHotels2025) =>
  classifyWeek(weekOf(days, { context: { mandatoryHolidays: ['2026-05-06'] } }), pack);
const evening = day('2026-05-05T18:00', 7); // Three hours at night, one of them on a holiday.
const saturday = day('2026-05-09T21:00', 9); // Eight hours at night, six of them and no more on the Sunday.

describe('night, Sundays and holidays', () => {
  it('are counted for each day', () => {
    const counted = classified([evening, saturday]).days.map(({ totals }) => [
      totals!.nightMinutes,
      totals!.sundayHolidayMinutes,
      totals!.nightSundayHolidayMinutes,
    ]);

    expect(counted).toEqual([
      [180, 60, 60],
      [480, 360, 360],
    ]);
  });

  it('are added up over the week, each by itself', () => {
    const noon = day('2026-05-10T12:00', 4);

    expect(classified([evening, saturday, noon]).totals).toMatchObject({
      nightMinutes: 660,
      sundayHolidayMinutes: 660,
      nightSundayHolidayMinutes: 420,
    });
    expect(classified([saturday, noon]).totals).toMatchObject({
      nightMinutes: 480,
      sundayHolidayMinutes: 600,
      nightSundayHolidayMinutes: 360,
    });
  });

  it('are named in the overlays of a day', () => {
    const { totals } = classified([evening]).days[0]!;

    expect(totals!.overlays.map(({ from, to, overlay, rule }) => [overlay, rule, (to - from) / 60_000])).toEqual([
      ['night', 'night', 180],
      ['sundayHoliday', 'sundayHoliday', 60],
    ]);
  });

  it('there is no night where the law has none', () => {
    const { night: _, ...pack } = greekHotels2025;
    const { totals, days } = classified([saturday], pack);

    expect(totals).toMatchObject({ nightMinutes: 0, sundayHolidayMinutes: 360, nightSundayHolidayMinutes: 0 });
    expect(days[0]!.totals!.overlays.map(({ overlay }) => overlay)).toEqual(['sundayHoliday']);
  });
});

it('says the minutes beyond the statutory day, declared or not', () => {
  const { days } = classified([
    day('2026-05-05T08:00', 10.5, { overtimeDeclaredMinutes: 20 }),
    day('2026-05-06T08:00', 9),
  ]);

  expect(days.map(({ totals }) => totals!.dailyOvertimeMinutes)).toEqual([90, 0]);
});
