import { describe, expect, it } from 'vitest';
import { classifyWeek } from './classify-week';
import { packOn } from './pack-on';
import { euFloor } from './packs/eu-wtd-2003-88';
import { greekHotels2021 } from './packs/gr-hotel-2021-06-19';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { day, weekOf, work } from './test/week-of';
import type { Contract, WeekContext, WorkDay } from './week';

const weekdays = ['04', '05', '06', '07', '08', '09', '10'].map((date) => `2026-05-${date}`);
const minor: Contract = { kind: 'minor', weekDays: 5, breakInsideWork: true };
const part: Contract = { kind: 'part', weekDays: 6, breakInsideWork: true };
const unpaid: Contract = { kind: 'full', weekDays: 5, breakInsideWork: false };

function findings(days: readonly WorkDay[], contract?: Contract, context?: WeekContext) {
  const week = weekOf(days, { ...(contract && { contract }), ...(context && { context }) });
  return classifyWeek(week, greekHotels2025).violations.map(
    ({ code, referenceDate, measuredMinutes, limitMinutes }) =>
      `${code} ${referenceDate.slice(8)} ${measuredMinutes}/${limitMinutes}`,
  );
}

describe('violations', () => {
  it.each<[string, string[], WorkDay[], Contract?, WeekContext?]>([
    ['nothing worked', [], []],
    ['a rest day not worked', [], [day(weekdays[5]!, 0, { isRestDay: true })]],
    [
      'declared in part',
      ['OVERTIME_UNDECLARED 04 60/0'],
      [day('2026-05-04T08:00', 11, { overtimeDeclaredMinutes: 60 })],
    ],
    [
      'beyond the daily cap and undeclared',
      ['OVERTIME_UNDECLARED 04 240/0', 'OVERTIME_DAILY_CAP 04 270/240', 'DAILY_SPAN_GT_13H 04 810/780'],
      [day('2026-05-04T07:00', 13.5)],
    ],
    [
      'rest before the first day',
      ['DAILY_REST_LT_11H 04 600/660'],
      [day('2026-05-04T08:00', 8)],
      undefined,
      before(22),
    ],
    ['work before the week unknown', [], [day('2026-05-04T00:00', 8)]],
    [
      "a minor's rest in place of the adult's",
      ['MINOR_REST_LT_12H 05 600/720'],
      [day('2026-05-04T16:00', 6), day('2026-05-05T08:00', 6)],
      minor,
    ],
    [
      'a minor on a rest day',
      ['REST_DAY_WORKED 04 420/0', 'MINOR_DAILY_LIMIT 04 420/360'],
      [day('2026-05-04T10:00', 7, { isRestDay: true })],
      minor,
    ],
    [
      "a minor's week of more than thirty hours",
      ['MINOR_DAILY_LIMIT 08 361/360', 'MINOR_WEEKLY_LIMIT 04 1801/1800'],
      [...weekdays.slice(0, 4).map((date) => day(`${date}T10:00`, 6)), day('2026-05-08T10:00', 6 + 1 / 60)],
      minor,
    ],
    ["a six-day part-timer's full day", ['PART_TIME_OVER_FULL_DAY 04 80/400'], [day('2026-05-04T08:00', 8)], part],
    ['every gap of a day', ['SPLIT_GAP_LT_3H 04 60/180', 'SPLIT_GAP_LT_3H 04 120/180'], [split(8, 10, 11, 13, 15, 16)]],
    ['a gap of exactly three hours', [], [split(8, 10, 13, 15, 18, 19)]],
    ['a break that is too short', ['BREAK_MISSING 04 10/15'], [withBreak(12, 10)], unpaid],
    ['a break at the very start', ['BREAK_AT_EDGE 04 20/0'], [withBreak(8, 20)], unpaid],
    ['breaks inside work are not checked', [], [withBreak(8, 45)]],
    ['four hours need no break', [], [day('2026-05-04T08:00', 4)], unpaid],
    [
      'weekly rest up to the edge of the week',
      ['WEEKLY_REST_LT_35H 04 1920/2100'],
      weekdays.slice(0, 6).map((date) => day(`${date}T10:00`, 6)),
    ],
    [
      'weekly rest into the next week',
      [],
      weekdays.slice(0, 6).map((date) => day(`${date}T10:00`, 6)),
      undefined,
      { nextWorkStart: work('2026-05-11T08:00', 0).from },
    ],
    [
      'a weekly rest of exactly the floor',
      ['WEEKLY_REST_LT_35H 04 1440/2100'],
      [...weekdays.slice(0, 6).map((date) => day(`${date}T10:00`, 6)), day('2026-05-10T16:00', 8)],
    ],
  ])('%s', (_, expected, days, contract, context) => {
    expect(findings(days, contract, context)).toEqual(expected);
  });

  it('carry severity, rule and pack', () => {
    const { violations } = classifyWeek(weekOf([day('2026-05-04T08:00', 8, { isRestDay: true })]), greekHotels2025);

    expect(violations[0]).toMatchObject({ severity: 'warning', rule: 'restDay', pack: 'GR-HOTEL-2025-10-17' });
    expect(classifyWeek(weekOf([day('2026-05-04T08:00', 10)]), greekHotels2025).violations).toMatchObject([
      { code: 'OVERTIME_UNDECLARED', severity: 'error', rule: 'overtimeDeclaration' },
    ]);
  });
});

describe('classes', () => {
  it('beyond 45 hours a sixth planned day is overtime where the pack says so, else overwork', () => {
    const week = weekOf(weekdays.slice(0, 6).map((date) => day(`${date}T08:00`, 8)));

    expect(classifyWeek(week, greekHotels2025).totals!.classes).toMatchObject({ overwork: 300, overtimeIllegal: 180 });
    expect(classifyWeek(week, { ...greekHotels2025, overtimeBeyondOverworkCap: false }).totals!.classes).toMatchObject({
      overwork: 480,
      overtimeIllegal: 0,
    });
  });

  it('a part-timer on a rest day is at rest-day work', () => {
    const week = weekOf([day('2026-05-04T08:00', 5, { isRestDay: true, agreedMinutes: 240 })], { contract: part });

    expect(classifyWeek(week, greekHotels2025).totals!.classes).toMatchObject({ normal: 0, restDay: 300 });
  });

  it("a minor's rest day holds no more than a minor's day", () => {
    const week = weekOf([day('2026-05-04T10:00', 7, { isRestDay: true })], { contract: minor });

    expect(classifyWeek(week, greekHotels2025).totals!.classes).toMatchObject({ restDay: 360, overtimeIllegal: 60 });
  });

  it('the yearly cap begins anew with the year', () => {
    const overtime = { overtimeDeclaredMinutes: 120 };
    const week = weekOf([day('2026-12-31T08:00', 11, overtime), day('2027-01-02T08:00', 11, overtime)], {
      weekStart: '2026-12-28',
      context: { ytdLegalOvertimeMinutes: 8940 },
    });

    const { days } = classifyWeek(week, greekHotels2025);

    expect(days.map(({ totals }) => totals!.classes.overtimeLegal)).toEqual([60, 120]);
  });

  it('days follow the law of their own date', () => {
    const overtime = { overtimeDeclaredMinutes: 240 };
    const week = weekOf([day('2025-10-16T07:00', 13, overtime), day('2025-10-17T07:00', 13, overtime)], {
      weekStart: '2025-10-13',
    });

    const { days } = classifyWeek(week, packOn([greekHotels2021, greekHotels2025]));

    expect(days.map(({ pack, totals }) => [pack, totals!.classes.overtimeLegal])).toEqual([
      ['GR-HOTEL-2021-06-19', 180],
      ['GR-HOTEL-2025-10-17', 240],
    ]);
  });

  it('seconds count, and still add up', () => {
    const from = Date.parse('2026-05-04T08:00:07+03:00');
    const segments = [{ from, to: Date.parse('2026-05-04T17:59:40+03:00') }];

    const { workedMinutes, totals } = classifyWeek(weekOf([day('2026-05-04', 0, { segments })]), greekHotels2025);

    expect(workedMinutes).toBe(599 + 33 / 60);
    expect(totals!.classes.normal + totals!.classes.overtimeIllegal).toBe(workedMinutes);
  });

  it('overtime beyond the year counts as approved only if it was', () => {
    const days = [day('2026-05-04T08:00', 10, { overtimeDeclaredMinutes: 60 })];
    const classesOf = (context: WeekContext) =>
      classifyWeek(weekOf(days, { context: { ytdLegalOvertimeMinutes: 9000, ...context } }), greekHotels2025).totals!
        .classes;

    expect(classesOf({})).toMatchObject({ overtimeIllegal: 60, overtimeExcessApproved: 0 });
    expect(classesOf({ annualExcessApproved: true })).toMatchObject({ overtimeIllegal: 0, overtimeExcessApproved: 60 });
  });

  it('lawful overtime of one day leaves less of the year for the next', () => {
    const overtime = { overtimeDeclaredMinutes: 60 };
    const week = weekOf([day('2026-05-04T08:00', 10, overtime), day('2026-05-05T08:00', 10, overtime)], {
      context: { ytdLegalOvertimeMinutes: 8900 },
    });

    const { days } = classifyWeek(week, greekHotels2025);

    expect(days.map(({ totals }) => totals!.classes.overtimeLegal)).toEqual([60, 40]);
  });

  it('overwork of one day leaves less for the next', () => {
    const week = weekOf(weekdays.slice(0, 6).map((date) => day(`${date}T08:00`, date === '2026-05-09' ? 2 : 8.5)));

    const { days } = classifyWeek(week, greekHotels2025);

    expect(days.map(({ totals }) => totals!.classes.overwork)).toEqual([0, 0, 0, 0, 150, 120]);
    expect(
      classifyWeek(weekOf([...week.days, day('2026-05-10T08:00', 1)]), greekHotels2025).totals!.classes,
    ).toMatchObject({ overwork: 300, overtimeIllegal: 30 });
  });

  it('a week sums only the days that were classified', () => {
    const days = [day('2026-05-05T08:00', 7), day('2026-05-06T08:00', 8)];

    const { totals, workedMinutes } = classifyWeek(weekOf(days), (date) =>
      date < '2026-05-06' ? greekHotels2025 : euFloor,
    );

    expect([workedMinutes, totals!.classes.normal]).toEqual([900, 420]);
  });

  it("a minor's week is not limited by a floor that has no rule for minors", () => {
    const days = weekdays.slice(0, 5).map((date) => day(`${date}T08:00`, 7));

    expect(classifyWeek(weekOf(days, { contract: minor }), euFloor).violations).toEqual([]);
  });

  it('a floor classifies nothing', () => {
    const { totals, days, workedMinutes } = classifyWeek(weekOf([day('2026-05-04T08:00', 8)]), euFloor);

    expect([totals, days[0]!.totals, workedMinutes]).toEqual([null, null, 480]);
  });
});

describe('the trail', () => {
  it('names for every minute the rule and the pack, along the time worked', () => {
    const { trail, overlays } = classifyWeek(
      weekOf([day('2026-05-04T12:00', 13, { overtimeDeclaredMinutes: 120 })]),
      greekHotels2025,
    ).days[0]!.totals!;

    expect(trail.map((one) => [local(one.from), local(one.to), one.class, one.rule])).toEqual([
      ['12:00', '21:00', 'normal', 'weeklyNormal'],
      ['21:00', '23:00', 'overtimeLegal', 'overtime'],
      ['23:00', '01:00', 'overtimeIllegal', 'overtimeDeclaration'],
    ]);
    expect(overlays.map((one) => [local(one.from), local(one.to), one.overlay, one.pack])).toEqual([
      ['22:00', '01:00', 'night', 'GR-HOTEL-2025-10-17'],
    ]);
  });

  it('leaves out unpaid breaks', () => {
    const { trail } = classifyWeek(weekOf([withBreak(12, 30)], { contract: unpaid }), greekHotels2025).days[0]!.totals!;

    expect(trail.map((one) => [local(one.from), local(one.to)])).toEqual([
      ['08:00', '12:00'],
      ['12:30', '16:00'],
    ]);
  });
});

describe('refuses', () => {
  it.each<[string, RegExp, () => unknown]>([
    [
      'a date twice',
      /2026-05-04 occurs twice/,
      () => findings([day('2026-05-04T08:00', 1), day('2026-05-04T10:00', 1)]),
    ],
    ['a date of the next week', /2026-05-11 is not in the week/, () => findings([day('2026-05-11T08:00', 8)])],
    ['a date of the week before', /2026-05-03 is not in the week/, () => findings([day('2026-05-03T08:00', 8)])],
    ['no date', /"2026-02-30" is not a YYYY-MM-DD date/, () => findings([day('2026-02-30T08:00', 0)])],
    [
      'a span turned round',
      /ends .* before it starts/,
      () => findings([day('2026-05-04', 0, { segments: [turned()] })]),
    ],
    [
      'a date without a law',
      /None of GR-HOTEL-2021-06-19, EU-WTD-2003-88 is in force on 2003-01-01/,
      () => packOn([greekHotels2021, euFloor])('2003-01-01'),
    ],
    [
      'a minor under a pack that has no rule for minors',
      /The rule pack X has no minorU16/,
      () => {
        const { minorU16: _, ...pack } = greekHotels2025;
        return classifyWeek(weekOf([day('2026-05-04T08:00', 8)], { contract: minor }), { ...pack, id: 'X' });
      },
    ],
  ])('%s', (_, message, run) => {
    expect(run).toThrow(message);
  });
});

const local = (instant: number) => new Date(instant + 3 * 3_600_000).toISOString().slice(11, 16);
const turned = () => ({ from: 2, to: 1 });

function before(hour: number): WeekContext {
  return { previousWorkEnd: work(`2026-05-03T${hour}:00`, 0).from };
}

function split(...hours: number[]): WorkDay {
  const segments = [0, 2, 4].map((i) =>
    work(`2026-05-04T${String(hours[i]).padStart(2, '0')}:00`, hours[i + 1]! - hours[i]!),
  );
  return day('2026-05-04', 0, { segments });
}

function withBreak(hour: number, minutes: number): WorkDay {
  return day('2026-05-04T08:00', 8, {
    unpaidBreaks: [work(`2026-05-04T${String(hour).padStart(2, '0')}:00`, minutes / 60)],
  });
}
