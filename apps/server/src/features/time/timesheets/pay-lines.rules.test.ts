import type { LoanHost, WorkHost } from '@horae/contract/loan';
import type { DayTotals } from '@horae/working-time';
import { describe, expect, it } from 'vitest';
import type { CountedDay, CountedMonth } from './counted';
import {
  differenceOf,
  type Line,
  leaveMinutesOfLines,
  linesOf,
  linesOfDay,
  minutesOf,
  paidMinutesOf,
} from './pay-lines.rules';
import { expectedMinutes, varianceOf } from './variance.rules';

const hour = 3_600_000;
const bar: LoanHost = {
  hostHotel: 1,
  hostHotelName: 'Sea',
  hostDepartment: 4,
  hostDepartmentName: 'Bar',
  payer: 'host',
};
const pool = { ...bar, hostDepartment: 5, hostDepartmentName: 'Pool' };

const empty: CountedDay = {
  day: '2030-06-04',
  planned: [],
  clocked: [],
  plannedMinutes: 0,
  leave: null,
  loan: null,
  elsewhere: [],
  leaveMinutes: {},
  leaveHours: [],
  isLeaveDay: false,
  isOpen: false,
  byClock: null,
  counted: null,
  unpaid: [],
};
const counted = (workedMinutes: number, totals: Partial<DayTotals> | null = null) => ({
  referenceDate: '2030-06-04',
  pack: 'GR',
  workedMinutes,
  totals: totals && ({ trail: [], overlays: [], ...totals } as unknown as DayTotals),
});
const trail = (...stretches: [from: number, to: number, of: string][]) =>
  stretches.map(([from, to, of]) => ({
    from: from * hour,
    to: to * hour,
    class: of,
  })) as unknown as DayTotals['trail'];
const overlays = (...stretches: [from: number, to: number, overlay: string][]) =>
  stretches.map(([from, to, overlay]) => ({
    from: from * hour,
    to: to * hour,
    overlay,
  })) as unknown as DayTotals['overlays'];

const line = (code: string, seconds: number, more: Partial<Line> = {}): Line => ({
  day: '2030-06-04',
  code,
  seconds,
  days: 0,
  ...more,
});
const told = (lines: readonly Line[]) =>
  lines.map(({ code, seconds, loan }) => `${code} ${seconds / 3600} h${loan ? ` ${loan.hostDepartmentName}` : ''}`);

describe('the lines of a day', () => {
  it('are none for a day without work and leave', () => {
    expect(linesOfDay(empty)).toEqual([]);
    expect(linesOfDay({ ...empty, counted: counted(0) })).toEqual([]);
  });

  it('are its time to the second, where the law does not classify it', () => {
    expect(linesOfDay({ ...empty, counted: counted(90.51, null) })).toEqual([{ ...line('worked', 5431), loan: null }]);
  });

  it('are one for each class, at night and on Sundays and holidays apart', () => {
    const totals = {
      trail: trail([14, 22, 'normal'], [22, 24, 'overwork']),
      overlays: overlays([21, 24, 'night'], [23, 24, 'sundayHoliday']),
    };
    expect(told(linesOfDay({ ...empty, counted: counted(600, totals) }))).toEqual([
      'normal 7 h',
      'normal.night 1 h',
      'overwork.night 1 h',
      'overwork.night.sundayHoliday 1 h',
    ]);
  });

  const split = { trail: trail([7, 15, 'normal'], [17, 21, 'overwork']) };

  it('are all for the host of a loan', () => {
    expect(told(linesOfDay({ ...empty, loan: bar, counted: counted(720, split) }))).toEqual([
      'normal 8 h Bar',
      'overwork 4 h Bar',
    ]);
  });

  it('are apart for each department for which it is worked', () => {
    const elsewhere = [
      { from: 13 * hour, to: 18 * hour, host: bar },
      { from: 18 * hour, to: 19 * hour, host: pool },
      { from: 20 * hour, to: 22 * hour, host: bar },
    ];
    const lines = linesOfDay({ ...empty, elsewhere, counted: counted(720, split) });
    expect(told(lines)).toEqual([
      'normal 6 h',
      'overwork 1 h',
      'normal 2 h Bar',
      'overwork 2 h Bar',
      'overwork 1 h Pool',
    ]);
    expect(lines[2]).toEqual({ ...line('normal', 7200), loan: bar });
  });

  it('are apart for each cost place, also of one department', () => {
    const charged: WorkHost = { ...bar, costPlace: '4100' };
    const elsewhere = [
      { from: 7 * hour, to: 9 * hour, host: bar },
      { from: 9 * hour, to: 12 * hour, host: charged },
    ];
    const lines = linesOfDay({ ...empty, elsewhere, counted: counted(720, split) });
    expect(lines.map(({ code, seconds, loan }) => [code, seconds / 3600, loan?.costPlace])).toEqual([
      ['normal', 3, undefined],
      ['overwork', 4, undefined],
      ['normal', 2, undefined],
      ['normal', 3, '4100'],
    ]);
    expect(
      differenceOf([{ ...line('normal', 3600), loan: bar }], [{ ...line('normal', 3600), loan: charged }]),
    ).toEqual([
      { ...line('normal', -3600), loan: bar },
      { ...line('normal', 3600), loan: charged },
    ]);
  });

  it('are the hours of leave by code, beside the work', () => {
    const leaveMinutes = { 'hours.parental': 60.005, 'hours.exams': 30 };
    expect(linesOfDay({ ...empty, leaveMinutes, counted: counted(60) })).toEqual([
      { ...line('worked', 3600), loan: null },
      line('hours.parental', 3600),
      line('hours.exams', 1800),
    ]);
  });

  it('are a day of leave, unless it is one on which the person would rest', () => {
    const away = { ...empty, leave: 'AnnualLeave' };
    expect(linesOfDay({ ...away, isLeaveDay: true })).toEqual([line('AnnualLeave', 0, { days: 1 })]);
    expect(linesOfDay(away)).toEqual([]);
    expect(linesOfDay({ ...empty, isLeaveDay: true })).toEqual([]);
  });

  it('follow each other in a month', () => {
    const days = [4, 5].map((day) => Object.assign({}, empty, { day: `2030-06-0${day}`, counted: counted(60) }));
    expect(linesOf({ days } as CountedMonth).map(({ day }) => day)).toEqual(['2030-06-04', '2030-06-05']);
  });
});

describe('the minutes of lines', () => {
  const lines = [
    line('normal', 3600),
    line('normal.night', 1800),
    line('overwork.night.sundayHoliday', 600),
    line('normal.sundayHoliday', 60),
    line('hours.parental', 1200),
    line('AnnualLeave', 0, { days: 1 }),
  ];

  it('are by class, with those at night and on Sundays and holidays beside them', () => {
    expect(minutesOf(lines)).toEqual({ normal: 91, overwork: 10, night: 40, sundayHoliday: 11 });
  });

  it('are read from lines of former years, where night and Sunday were lines of their own', () => {
    expect(minutesOf([line('normal', 3600), line('night', 600), line('sundayHoliday', 60)])).toEqual({
      normal: 60,
      night: 10,
      sundayHoliday: 1,
    });
  });

  it('leave out what adds up to nothing', () => {
    expect(minutesOf([line('normal', 600), line('normal', -600), line('restDay', -60)])).toEqual({ restDay: -1 });
  });

  it('are paid once, whatever is added for night and Sunday', () => {
    expect(paidMinutesOf(lines)).toBe(101);
    expect(paidMinutesOf([line('normal', 3600), line('night', 600)])).toBe(60);
    expect(paidMinutesOf([])).toBe(0);
  });

  it('of leave by the hour are by code, without those that add up to nothing', () => {
    const more = [line('hours.parental', 300), line('hours.carer', 60), line('hours.childCare', 60)];
    expect(leaveMinutesOfLines([...lines, ...more, line('hours.childCare', -60)])).toEqual({ 'hours.parental': 25 });
  });
});

describe('the difference of lines', () => {
  it('is none between the same', () => {
    expect(differenceOf([line('normal', 60)], [line('normal', 60)])).toEqual([]);
  });

  it('adds what is new and takes off what is gone, in the order of days and codes', () => {
    const before = [line('overwork', 60), line('normal', 600), line('AnnualLeave', 0, { day: '2030-06-03', days: 1 })];
    const after = [line('overtimeLegal', 90), line('normal', 500)];
    expect(differenceOf(before, after)).toEqual([
      line('AnnualLeave', 0, { day: '2030-06-03', days: -1 }),
      line('normal', -100),
      line('overtimeLegal', 90),
      line('overwork', -60),
    ]);
  });

  it('keeps the work for each host apart, whatever it is called now', () => {
    const before = [line('normal', 60, { loan: bar }), line('normal', 60)];
    const after = [line('normal', 90, { loan: { ...bar, hostDepartmentName: 'Beach bar' } }), line('normal', 60)];
    expect(differenceOf(before, after)).toEqual([line('normal', 30, { loan: bar })]);
    expect(differenceOf([line('normal', 60)], [line('normal', 60, { loan: bar })])).toEqual([
      line('normal', -60),
      line('normal', 60, { loan: bar }),
    ]);
  });

  it('keeps the parts apart where they are lines of their own', () => {
    const before = [line('normal', 60), line('normal.night', 600)];
    expect(differenceOf(before, [line('normal', 60), line('normal.night', 900)])).toEqual([line('normal.night', 300)]);
  });

  it.each(['night', 'sundayHoliday'])('counts like lines of former years where one is %s', (code) => {
    const before = [line('normal', 3600), line(code, 600)];
    const after = [line(`normal.${code}`, 900), line('normal', 2700), line('hours.parental', 60)];
    expect(differenceOf(before, after)).toEqual([line('hours.parental', 60), line(code, 300)]);
  });
});

describe('a day and its plan', () => {
  it.each([
    ['its plan', { plannedMinutes: 480 }, 480],
    ['its plan without the hours of leave', { plannedMinutes: 480, leaveMinutes: { a: 60, b: 30 } }, 390],
    ['nothing where more hours of leave were taken', { plannedMinutes: 60, leaveMinutes: { a: 90 } }, 0],
    ['nothing on a day of leave', { plannedMinutes: 480, leave: 'SickLeave' }, 0],
  ])('expects %s', (_what, day, minutes) => {
    expect(expectedMinutes({ ...empty, ...day })).toBe(minutes);
  });

  it.each([
    ['less than planned', [{ plannedMinutes: 480, counted: counted(450) }], 30],
    ['more than planned', [{ plannedMinutes: 480, counted: counted(500) }], 20],
    ['nothing of what was planned', [{ plannedMinutes: 480 }], 480],
    ['what was planned', [{ plannedMinutes: 480, counted: counted(480) }], 0],
    ['the largest of several', [{ plannedMinutes: 10 }, { plannedMinutes: 30 }, { plannedMinutes: 20 }], 30],
    ['of no days', [], 0],
  ])('differ by %s', (_how, days, minutes) => {
    expect(varianceOf({ days: days.map((day) => ({ ...empty, ...day })) } as CountedMonth)).toBe(minutes);
  });
});
