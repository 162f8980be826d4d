import { describe, expect, it } from 'vitest';
import { dayWork } from '../day-work';
import { euFloor } from '../packs/eu-wtd-2003-88';
import { greekHotels2025 } from '../packs/gr-hotel-2025-10-17';
import type { RulePack } from '../rule-pack';
import type { Span } from '../span';
import { day, work } from '../test/week-of';
import type { Violation } from '../violation';
import type { Contract } from '../week';
import { checkBreaks } from './breaks';
import { checkDailyRest } from './daily-rest';
import { checkDailySpan, checkSplitGaps } from './day-shape';
import { checkMinorDay, checkMinorWeek } from './minors';

const adult: Contract = { kind: 'full', weekDays: 5, breakInsideWork: false };
const minor: Contract = { ...adult, kind: 'minor' };
const span = (from: string, to: string): Span => ({
  from: work(`2026-05-04T${from}`, 0).from,
  to: work(`2026-05-04T${to}`, 0).to,
});
const onMonday = (segments: Span[], unpaidBreaks: Span[] = [], pack: RulePack = greekHotels2025) =>
  dayWork(day('2026-05-04', 0, { segments, unpaidBreaks }), adult, pack);
const broken = (violations: readonly Violation[]) =>
  violations.map(
    ({ code, referenceDate, measuredMinutes, limitMinutes }) =>
      `${code} ${referenceDate.slice(8)} ${measuredMinutes}/${limitMinutes}`,
  );

describe('breaks', () => {
  const eight = span('08:00', '16:00');

  it.each<[string, Span[], Span[], string[]]>([
    ['are not needed in four hours', [span('08:00', '12:00')], [], []],
    ['are needed a minute later', [span('08:00', '12:01')], [], ['BREAK_MISSING 04 0/15']],
    ['are long enough with the least minutes', [eight], [span('12:00', '12:15')], []],
    ['are too short with a minute less', [eight], [span('12:00', '12:14')], ['BREAK_MISSING 04 14/15']],
    ['may be short in a short day', [span('08:00', '11:00')], [span('09:00', '09:05')], []],
    ['add up over the day', [eight], [span('10:00', '10:08'), span('13:00', '13:07')], []],
    ['may have the most minutes', [eight], [span('12:00', '12:30')], []],
    ['are too long with a minute more', [eight], [span('12:00', '12:31')], ['BREAK_TOO_LONG 04 31/30']],
    ['may not begin the day', [eight], [span('08:00', '08:20')], ['BREAK_AT_EDGE 04 20/0']],
    ['may not end the day', [eight], [span('15:35', '16:00')], ['BREAK_AT_EDGE 04 25/0']],
    ['may begin a minute after the day does', [eight], [span('08:01', '08:20')], []],
    [
      'are checked in each part of a split day',
      [span('07:00', '12:00'), span('16:00', '21:00')],
      [span('09:00', '09:20'), span('18:00', '18:10')],
      ['BREAK_MISSING 04 10/15'],
    ],
  ])('%s', (_, segments, breaks, wanted) => {
    expect(broken(checkBreaks(onMonday(segments, breaks)))).toEqual(wanted);
  });

  it('may be as long as they like where the law sets no most', () => {
    expect(checkBreaks(onMonday([eight], [span('11:00', '12:30')], euFloor))).toEqual([]);
  });

  it('are not needed where the law asks for none', () => {
    const { breakAfter: _, ...pack } = greekHotels2025;

    expect(checkBreaks(onMonday([eight], [], pack))).toEqual([]);
  });
});

describe('the span of a day', () => {
  it.each([
    ['may be thirteen hours', '20:00', []],
    ['may not be a minute more', '20:01', ['DAILY_SPAN_GT_13H 04 781/780']],
  ])('%s', (_, to, wanted) => {
    expect(broken(checkDailySpan(onMonday([span('07:00', '09:00'), span('18:00', to)])))).toEqual(wanted);
  });

  it('may be anything where the law does not limit it', () => {
    const { maxDailySpan: _, ...pack } = greekHotels2025;

    expect(checkDailySpan(onMonday([span('00:00', '23:00')], [], pack))).toEqual([]);
  });
});

describe('the gap of a split day', () => {
  const parts = (back: string) => [span('07:00', '11:00'), span(back, '18:00')];

  it.each([
    ['may be three hours', '14:00', []],
    ['may not be a minute less', '13:59', ['SPLIT_GAP_LT_3H 04 179/180']],
    ['is a break up to half an hour', '11:30', []],
    ['is none a minute later', '11:31', ['SPLIT_GAP_LT_3H 04 31/180']],
  ])('%s', (_, back, wanted) => {
    expect(broken(checkSplitGaps(onMonday(parts(back))))).toEqual(wanted);
  });

  it('may be anything where the law does not limit it', () => {
    expect(checkSplitGaps(onMonday(parts('11:01'), [], euFloor))).toEqual([]);
  });
});

describe('the rest before a day', () => {
  const evening = (to: string, contract = adult) =>
    dayWork(day('2026-05-04', 0, { segments: [span('12:00', to)] }), contract, greekHotels2025);
  const morning = (hours = 8, contract = adult) => dayWork(day('2026-05-05T07:00', hours), contract, greekHotels2025);
  const rest = (...[days, before]: [Parameters<typeof checkDailyRest>[0], string?]) =>
    broken(checkDailyRest(days, before === undefined ? null : work(before, 0).to));

  it.each<[string, Parameters<typeof rest>, string[]]>([
    ['may be eleven hours', [[evening('20:00'), morning()]], []],
    ['may not be a minute less', [[evening('20:01'), morning()]], ['DAILY_REST_LT_11H 05 659/660']],
    ['counts from the week before', [[morning()], '2026-05-04T20:01'], ['DAILY_REST_LT_11H 05 659/660']],
    ['may be eleven hours from the week before', [[morning()], '2026-05-04T20:00'], []],
    ['is unknown without work before', [[morning()]], []],
    ['of a minor may be twelve hours', [[evening('19:00', minor), morning(8, minor)]], []],
    ['is that of the terms of the later day', [[evening('19:01', minor), morning()]], []],
    [
      'of a minor may not be a minute less',
      [[evening('19:01', minor), morning(8, minor)]],
      ['MINOR_REST_LT_12H 05 719/720'],
    ],
    [
      'counts from the last work if a day without work lies between',
      [[evening('20:01'), morning(0), dayWork(day('2026-05-06T06:00', 8), adult, greekHotels2025)]],
      [],
    ],
    [
      'counts from the work that ends last, even if a later day ends before it',
      [
        [
          dayWork(day('2026-05-04T20:00', 20), adult, greekHotels2025),
          morning(1),
          dayWork(day('2026-05-06T02:00', 4), adult, greekHotels2025),
        ],
      ],
      ['DAILY_REST_LT_11H 05 0/660', 'DAILY_REST_LT_11H 06 600/660'],
    ],
  ])('%s', (_, given, wanted) => {
    expect(rest(...given)).toEqual(wanted);
  });

  it('of a minor is that of an adult where the law has none for minors', () => {
    const floor = (start: string) => dayWork(day(start, 6), minor, euFloor);

    expect(broken(checkDailyRest([floor('2026-05-04T15:00'), floor('2026-05-05T07:00')], null))).toEqual([
      'DAILY_REST_LT_11H 05 600/660',
    ]);
  });

  it('may be anything where the law does not limit it', () => {
    const { dailyRest: _, ...pack } = greekHotels2025;
    const days = [day('2026-05-04T15:00', 6), day('2026-05-05T00:00', 6)].map((one) => dayWork(one, adult, pack));

    expect(checkDailyRest(days, null)).toEqual([]);
  });
});

describe('minors', () => {
  const worked = (to: string) => onMonday([span('08:00', to)]);

  it.each([
    ['may work six hours', '14:00', 0, []],
    ['may not work a minute more', '14:01', 0, ['MINOR_DAILY_LIMIT 04 361/360']],
    ['may not work at night, not even a minute', '12:00', 1, ['MINOR_NIGHT_WORK 04 1/0']],
    ['break both', '15:00', 20, ['MINOR_NIGHT_WORK 04 20/0', 'MINOR_DAILY_LIMIT 04 420/360']],
  ])('%s', (_, to, nightMinutes, wanted) => {
    expect(broken(checkMinorDay(worked(to), nightMinutes))).toEqual(wanted);
  });

  const week = (contract: Contract, hours: number[]) =>
    hours.map((length, at) => dayWork(day(`2026-05-0${4 + at}T08:00`, length), contract, greekHotels2025));
  const youth: Contract = { ...adult, kind: 'youth' };

  it.each<[string, ReturnType<typeof week>, string[]]>([
    ['may work thirty hours a week', week(minor, [6, 6, 6, 6, 6]), []],
    ['may not work more', week(minor, [6, 6, 6, 6, 6, 1]), ['MINOR_WEEKLY_LIMIT 04 1860/1800']],
    ['may work forty hours a week from sixteen on', week(youth, [8, 8, 8, 8, 8]), []],
    ['may not work more at seventeen', week(youth, [8, 8, 8, 8, 8, 1]), ['MINOR_WEEKLY_LIMIT 04 2460/2400']],
    ['have the wider limit in the week of a birthday', [...week(minor, [6, 6]), ...week(youth, [6, 6, 8])], []],
    ['have no week if they did not work', [], []],
  ])('%s', (_, days, wanted) => {
    expect(broken(checkMinorWeek(greekHotels2025, '2026-05-04', days))).toEqual(wanted);
  });
});
