import { describe, expect, it } from 'vitest';
import { classifyWeek } from './classify-week';
import { withLayer } from './layer';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { greekKitchens } from './packs/gr-kitchen-1976';
import { day, work } from './test/week-of';
import type { Contract, WeekContext, WorkDay } from './week';

const full: Contract = { kind: 'full', weekDays: 5, breakInsideWork: true };
const monday = '2026-05-04';

function classified(contract: Contract, days: WorkDay[], context: WeekContext = {}, pack = greekHotels2025) {
  const week = { zone: 'Europe/Athens', weekStart: monday, contract, context, days };
  const { totals, violations } = classifyWeek(week, pack);
  return {
    classes: Object.fromEntries(Object.entries(totals!.classes).filter(([, minutes]) => minutes > 0)),
    broken: violations.map(
      ({ code, referenceDate, measuredMinutes, limitMinutes }) =>
        `${code} ${referenceDate.slice(8)} ${measuredMinutes}/${limitMinutes}`,
    ),
  };
}

describe('an employee of sixteen or seventeen', () => {
  const youth: Contract = { ...full, kind: 'youth' };

  it('works eight hours a day, and nothing beyond is lawful', () => {
    expect(classified(youth, [day('2026-05-04T08:00', 8), day('2026-05-05T08:00', 9)])).toEqual({
      classes: { normal: 960, overtimeIllegal: 60 },
      broken: ['MINOR_DAILY_LIMIT 05 540/480'],
    });
  });

  it('does not work at night and rests for twelve hours', () => {
    const { broken } = classified(youth, [day('2026-05-04T15:00', 8), day('2026-05-05T10:30', 4)]);
    expect(broken).toEqual(['MINOR_NIGHT_WORK 04 60/0', 'MINOR_REST_LT_12H 05 690/720']);
  });
});

describe('an employee in a position of responsibility', () => {
  const exempt: Contract = { ...full, kind: 'exempt' };

  it('has no overtime, no rest day and no limit', () => {
    const days = Array.from({ length: 7 }, (_, at) =>
      day(`2026-05-${String(4 + at).padStart(2, '0')}T08:00`, 14, { isRestDay: at > 4 }),
    );
    expect(classified(exempt, days)).toEqual({ classes: { normal: 7 * 840 }, broken: [] });
  });

  it('has the limits again from the day on which the position ends', () => {
    const days = [day('2026-05-04T08:00', 14, { contract: exempt }), day('2026-05-05T08:00', 14)];
    expect(classified(full, days).broken).toEqual([
      'OVERTIME_UNDECLARED 05 240/0',
      'OVERTIME_DAILY_CAP 05 300/240',
      'DAILY_SPAN_GT_13H 05 840/780',
    ]);
  });
});

describe('a kitchen', () => {
  const kitchen: Contract = { ...full, continuousOnly: true };
  const split = (gap: number): WorkDay => ({
    ...day(monday, 0),
    segments: [
      work('2026-05-04T09:00', 4),
      { ...work('2026-05-04T13:00', 4), from: work('2026-05-04T13:00', 0).from + gap * 60_000 },
    ],
  });

  it('allows no split shift, however long the gap', () => {
    expect(classified(kitchen, [split(200)]).broken).toEqual(['SPLIT_NOT_ALLOWED 04 200/30']);
    expect(classified(full, [split(200)]).broken).toEqual([]);
  });

  it('allows a break', () => {
    expect(classified(kitchen, [split(30)]).broken).toEqual([]);
  });

  it('has overtime from the ninth hour on', () => {
    const pack = withLayer(greekHotels2025, greekKitchens);
    const nine = day('2026-05-04T08:00', 9, { overtimeDeclaredMinutes: 60 });
    expect(classified(kitchen, [nine], {}, pack).classes).toEqual({ normal: 480, overtimeLegal: 60 });
    expect(classified(full, [nine]).classes).toEqual({ normal: 540 });
  });
});

describe('a worked Sunday', () => {
  const sunday = (hours: number) => [day('2026-05-10T08:00', hours)];
  const next = (...dates: string[]) => ({ nextWeekWork: dates.map((date) => work(`2026-05-${date}T08:00`, 8)) });
  const sixDays = next('11', '12', '13', '14', '15', '16');

  it.each<[string, WorkDay[], WeekContext, string[]]>([
    ['needs a day of rest in the next six days', sunday(8), sixDays, ['REPLACEMENT_REST_LT_24H 10 960/1440']],
    ['has it with one day off', sunday(8), next('11', '12', '13', '15', '16'), []],
    ['has it on the Saturday', sunday(8), next('11', '12', '13', '14', '15'), []],
    ['needs none for five hours', sunday(5), sixDays, []],
    ['is not judged while the next week is unknown', sunday(8), {}, []],
    ['counts by the calendar', [day('2026-05-09T20:00', 9)], sixDays, []],
    ['is not made up for by the Sunday after', sunday(6), sixDays, ['REPLACEMENT_REST_LT_24H 10 1080/1440']],
  ])('%s', (_, days, context, wanted) => {
    expect(classified(full, days, context).broken).toEqual(wanted);
  });
});
