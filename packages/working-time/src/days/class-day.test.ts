import { describe, expect, it } from 'vitest';
import { dayWork } from '../day-work';
import { greekHotels2025 } from '../packs/gr-hotel-2025-10-17';
import type { RulePack } from '../rule-pack';
import { day } from '../test/week-of';
import type { Contract, WorkDay } from '../week';
import { classDay } from './class-day';

interface Case {
  minutes: number;
  contract?: Contract;
  more?: Partial<WorkDay>;
  /** Minutes of normal work, of overwork and of the year's overtime before this day. */
  used?: [normal: number, overwork: number, yearOvertime: number];
  isApproved?: boolean;
  pack?: RulePack;
}

const full = { kind: 'full', weekDays: 5, breakInsideWork: true } as const;
const sixDays = { ...full, weekDays: 6 } as const;
const part = { ...full, kind: 'part' } as const;
const minor = { ...full, kind: 'minor' } as const;

function classed({ minutes, contract = full, more, used = [0, 0, 0], isApproved = false, pack }: Case) {
  const work = dayWork(day('2026-05-04T07:00', minutes / 60, more), contract, pack ?? greekHotels2025);
  const [normal, overwork, yearOvertime] = used.map((one) => one * 60_000) as [number, number, number];
  return classDay(work, { normal, overwork, yearOvertime }, isApproved);
}

/** The class, rule and minutes of each part of a day. */
const parts = (given: Case) =>
  classed(given)
    .portions.filter(({ length }) => length !== 0)
    .map((one) => `${one.class} ${one.rule} ${one.length / 60_000}`);
const broken = (given: Case) =>
  classed(given).violations.map((one) => `${one.code} ${one.measuredMinutes}/${one.limitMinutes}`);

describe("a full-timer's day", () => {
  it.each<[string, Case, string[]]>([
    ['is normal up to the statutory day', { minutes: 540 }, ['normal weeklyNormal 540']],
    [
      'is overtime a minute beyond it',
      { minutes: 541, more: { overtimeDeclaredMinutes: 60 } },
      ['normal weeklyNormal 540', 'overtimeLegal overtime 1'],
    ],
    [
      'is overtime beyond eight hours in a six-day week',
      { minutes: 500, contract: sixDays, more: { overtimeDeclaredMinutes: 20 } },
      ['normal weeklyNormal 480', 'overtimeLegal overtime 20'],
    ],
    ['is normal up to the last minute of the week', { minutes: 480, used: [1920, 0, 0] }, ['normal weeklyNormal 480']],
    [
      'is overwork a minute beyond the week',
      { minutes: 480, used: [1921, 0, 0] },
      ['normal weeklyNormal 479', 'overwork overwork 1'],
    ],
    ['is all overwork once the week is full', { minutes: 300, used: [2400, 0, 0] }, ['overwork overwork 300']],
    [
      'is overtime once the overwork of the week is used up',
      { minutes: 300, used: [2400, 120, 0], more: { overtimeDeclaredMinutes: 240 } },
      ['overwork overwork 180', 'overtimeLegal overtime 120'],
    ],
    [
      'is all overtime after more overwork than the week may have',
      { minutes: 100, used: [2400, 310, 0], more: { overtimeDeclaredMinutes: 100 } },
      ['overtimeLegal overtime 100'],
    ],
    [
      'stays overwork where the law does not limit that',
      { minutes: 300, used: [2400, 290, 0], pack: { ...greekHotels2025, overtimeBeyondOverworkCap: false } },
      ['overwork overwork 300'],
    ],
  ])('%s', (_, given, wanted) => {
    expect(parts(given)).toEqual(wanted);
    expect(broken(given)).toEqual([]);
  });

  it('without overtime needs no limits of overtime', () => {
    const { overtimeDailyCap: _, overtimeYearCap: __, ...pack } = greekHotels2025;

    expect(parts({ minutes: 540, pack })).toEqual(['normal weeklyNormal 540']);
  });

  it('says how much overtime it has, of any kind', () => {
    expect(classed({ minutes: 660, more: { overtimeDeclaredMinutes: 50 } }).overtime).toBe(120 * 60_000);
    expect(classed({ minutes: 540 }).overtime).toBe(0);
  });
});

describe('overtime', () => {
  const nine = 'normal weeklyNormal 540';
  const overtime = (minutes: number, declared: number, yearOvertime = 0): Case => ({
    minutes: 540 + minutes,
    more: { overtimeDeclaredMinutes: declared },
    used: [0, 0, yearOvertime],
  });

  it.each<[string, Case, string[], string[]]>([
    ['as declared', overtime(70, 70), [nine, 'overtimeLegal overtime 70'], []],
    ['less than declared', overtime(70, 100), [nine, 'overtimeLegal overtime 70'], []],
    [
      'a minute more than declared',
      overtime(71, 70),
      [nine, 'overtimeLegal overtime 70', 'overtimeIllegal overtimeDeclaration 1'],
      ['OVERTIME_UNDECLARED 1/0'],
    ],
    [
      'not declared at all',
      { minutes: 570 },
      [nine, 'overtimeIllegal overtimeDeclaration 30'],
      ['OVERTIME_UNDECLARED 30/0'],
    ],
    ['as much as a day may have', overtime(240, 240), [nine, 'overtimeLegal overtime 240'], []],
    [
      'a minute more than a day may have',
      overtime(241, 241),
      [nine, 'overtimeLegal overtime 240', 'overtimeIllegal overtimeDailyCap 1'],
      ['OVERTIME_DAILY_CAP 241/240'],
    ],
    ['up to the last minute of the year', overtime(60, 60, 8940), [nine, 'overtimeLegal overtime 60'], []],
    [
      'a minute beyond the year',
      overtime(60, 60, 8941),
      [nine, 'overtimeLegal overtime 59', 'overtimeIllegal overtimeYearCap 1'],
      ['OVERTIME_ANNUAL_CAP 1/9000'],
    ],
    [
      'in a year that had too much already',
      overtime(60, 60, 9010),
      [nine, 'overtimeIllegal overtimeYearCap 60'],
      ['OVERTIME_ANNUAL_CAP 60/9000'],
    ],
    [
      'a minute beyond the year, with approval',
      { ...overtime(60, 60, 8941), isApproved: true },
      [nine, 'overtimeLegal overtime 59', 'overtimeExcessApproved overtimeYearCap 1'],
      [],
    ],
    [
      'beyond every limit at once',
      overtime(300, 200, 8900),
      [
        nine,
        'overtimeLegal overtime 100',
        'overtimeIllegal overtimeYearCap 100',
        'overtimeIllegal overtimeDeclaration 40',
        'overtimeIllegal overtimeDailyCap 60',
      ],
      ['OVERTIME_ANNUAL_CAP 100/9000', 'OVERTIME_UNDECLARED 40/0', 'OVERTIME_DAILY_CAP 300/240'],
    ],
  ])('%s', (_, given, wanted, violations) => {
    expect(parts(given)).toEqual(wanted);
    expect(broken(given)).toEqual(violations);
  });
});

describe("a part-timer's day", () => {
  const agreed = (minutes: number): Case => ({ minutes, contract: part, more: { agreedMinutes: 240 } });

  it.each<[string, Case, string[], string[]]>([
    ['as agreed', agreed(240), ['normal partTimeAgreed 240'], []],
    ['shorter than agreed', agreed(200), ['normal partTimeAgreed 200'], []],
    [
      'a minute longer than agreed',
      agreed(241),
      ['normal partTimeAgreed 240', 'additionalPartTime partTimeExtra 1'],
      [],
    ],
    ['as long as a full day', agreed(480), ['normal partTimeAgreed 240', 'additionalPartTime partTimeExtra 240'], []],
    [
      'a minute longer than a full day',
      agreed(481),
      ['normal partTimeAgreed 240', 'additionalPartTime partTimeExtra 240', 'overtimeIllegal partTimeFullDay 1'],
      ['PART_TIME_OVER_FULL_DAY 1/480'],
    ],
    ['without an agreement', { minutes: 90, contract: part }, ['additionalPartTime partTimeExtra 90'], []],
  ])('%s', (_, given, wanted, violations) => {
    expect(parts(given)).toEqual(wanted);
    expect(broken(given)).toEqual(violations);
  });
});

it.each<[string, number, string[]]>([
  ['six hours are normal', 360, ['normal minorDay 360']],
  ['a minute more is illegal', 361, ['normal minorDay 360', 'overtimeIllegal minorDay 1']],
])("of a minor's day %s", (_, minutes, wanted) => {
  expect(parts({ minutes, contract: minor })).toEqual(wanted);
});

describe('a rest day', () => {
  const restDay = (minutes: number, contract: Contract = full): Case => ({
    minutes,
    contract,
    more: { isRestDay: true, agreedMinutes: 100, overtimeDeclaredMinutes: 60 },
  });

  it.each<[string, Case, string[], string[]]>([
    ['not worked', restDay(0), [], []],
    ['of eight hours', restDay(480), ['restDay restDay 480'], ['REST_DAY_WORKED 480/0']],
    [
      'of a minute more',
      restDay(481),
      ['restDay restDay 480', 'overtimeIllegal restDay 1'],
      ['REST_DAY_WORKED 481/0', 'REST_DAY_OVER_8H 1/480'],
    ],
    ['of a part-timer', restDay(450, part), ['restDay restDay 450'], ['REST_DAY_WORKED 450/0']],
    [
      'of a minor, beyond six hours',
      restDay(370, minor),
      ['restDay restDay 360', 'overtimeIllegal restDay 10'],
      ['REST_DAY_WORKED 370/0'],
    ],
    [
      'of a minor, where a rest day is shorter than a minor may work',
      { ...restDay(370, minor), pack: { ...greekHotels2025, restDayMax: 300 } },
      ['restDay restDay 300', 'overtimeIllegal restDay 70'],
      ['REST_DAY_WORKED 370/0', 'REST_DAY_OVER_8H 70/300'],
    ],
  ])('%s', (_, given, wanted, violations) => {
    expect(parts(given)).toEqual(wanted);
    expect(broken(given)).toEqual(violations);
  });

  it('of an adult needs no rule for minors', () => {
    const { minorU16: _, ...pack } = greekHotels2025;

    expect(parts({ ...restDay(400), pack })).toEqual(['restDay restDay 400']);
  });
});
