import { describe, expect, it } from 'vitest';
import { lastPerDay, type PlannedDay, runsOf, toDeclare } from './planned-days.rules';

const planned = (more: Partial<PlannedDay> = {}): PlannedDay => ({
  day: '2030-06-04',
  shifts: [],
  leave: null,
  hourlyLeaves: [],
  isLeaveDay: false,
  isFullTime: true,
  ...more,
});
const shift = (type: string, start = 100, end = 200) => ({ type, start, end, breakMinutes: 30 });
const work = (type: string, start = 100, end = 200) => ({ kind: 'work', type, start, end, breakMinutes: 30 });

describe('what a planned day declares', () => {
  it.each(['Regular', 'Split', 'Night', 'Training'])('is the work of a shift of the type %s', (type) => {
    expect(toDeclare(planned({ shifts: [shift(type)] }))).toEqual({ dailySchedule: [work(type)] });
  });

  it.each<[string, Partial<PlannedDay>, object]>([
    ['rest of a full-timer without work', {}, { dailySchedule: [{ kind: 'rest' }] }],
    ['no work of a part-timer', { isFullTime: false }, { dailySchedule: [{ kind: 'nonWorking' }] }],
    [
      'rest of a part-timer with a day off',
      { isFullTime: false, leave: 'DayOff' },
      { dailySchedule: [{ kind: 'rest' }] },
    ],
    ['nothing of time on call', { shifts: [shift('OnCall')] }, { dailySchedule: [{ kind: 'rest' }] }],
    [
      'overtime beside the work',
      { shifts: [shift('Regular'), shift('Overtime', 200, 300)] },
      { dailySchedule: [work('Regular')], overtime: [{ kind: 'overtime', start: 200, end: 300 }] },
    ],
    [
      'overtime on a day of rest',
      { shifts: [shift('Overtime')] },
      { dailySchedule: [{ kind: 'rest' }], overtime: [{ kind: 'overtime', start: 100, end: 200 }] },
    ],
    [
      'each stretch of work',
      { shifts: [shift('Split'), shift('Split', 300, 400)] },
      { dailySchedule: [work('Split'), work('Split', 300, 400)] },
    ],
    ['leave in place of a schedule', { leave: 'SickLeave', isLeaveDay: true }, { leave: [{ kind: 'sickness' }] }],
    [
      'leave with its days',
      { leave: 'AnnualLeave', isLeaveDay: true, leaveDays: 0 },
      { leave: [{ kind: 'annual', days: 0 }] },
    ],
    ['rest where the leave does not count the day', { leave: 'AnnualLeave' }, { dailySchedule: [{ kind: 'rest' }] }],
    [
      'leave and the work that is planned all the same',
      { leave: 'AnnualLeave', isLeaveDay: true, shifts: [shift('Regular')] },
      { dailySchedule: [work('Regular')], leave: [{ kind: 'annual' }] },
    ],
  ])('is %s', (_what, more, declared) => {
    expect(toDeclare(planned(more))).toEqual(declared);
  });

  const hours = [{ kind: 'parental' as const, start: 100, end: 150 }];

  it('is hours of leave beside the schedule, but not beside a day of leave', () => {
    expect(toDeclare(planned({ hourlyLeaves: hours, shifts: [shift('Regular')] }))).toEqual({
      dailySchedule: [work('Regular')],
      leave: [{ kind: 'parental', hours: { from: 100, to: 150 } }],
    });
    expect(toDeclare(planned({ hourlyLeaves: hours, leave: 'SickLeave', isLeaveDay: true }))).toEqual({
      leave: [{ kind: 'sickness' }],
    });
  });
});

describe('days', () => {
  const days = ['2030-06-04', '2030-06-05', '2030-06-07', '2030-06-08'].map((day) => ({ day }));
  const told = (runs: { day: string }[][]) => runs.map((run) => run.map(({ day }) => day.slice(9)).join(''));

  it('are grouped into runs without gaps', () => {
    expect(told(runsOf(days))).toEqual(['45', '78']);
    expect(runsOf([])).toEqual([]);
  });

  it('are also cut where they are told to be', () => {
    expect(told(runsOf(days, (one, next) => one.day === '2030-06-07' && next.day === '2030-06-08'))).toEqual([
      '45',
      '7',
      '8',
    ]);
  });
});

describe('the declaration that counts for a day', () => {
  const rest = [{ kind: 'rest' as const }];
  const declaration = (id: number, submitted: number, protocolNumber: number, ...days: string[]) => ({
    id,
    submitted,
    protocolNumber,
    days: days.map((day) => ({ day, parts: rest })),
  });
  const counts = (...accepted: ReturnType<typeof declaration>[]) =>
    Object.fromEntries([...lastPerDay(accepted)].map(([day, { by }]) => [day, by.id]));

  it.each([
    ['submitted last', [declaration(3, 10, 1, 'a', 'b'), declaration(2, 9, 2, 'b', 'c')], { a: 3, b: 3, c: 2 }],
    ['of the higher protocol number', [declaration(3, 10, 5, 'a'), declaration(2, 10, 6, 'a')], { a: 2 }],
    ['added last', [declaration(3, 10, 5, 'a'), declaration(2, 10, 5, 'a')], { a: 3 }],
  ])('is that %s', (_which, accepted, by) => {
    expect(counts(...accepted)).toEqual(by);
    expect(counts(...accepted.toReversed())).toEqual(by);
  });

  it('is given with what it says', () => {
    expect(lastPerDay([declaration(3, 10, 1, 'a')]).get('a')?.parts).toEqual(rest);
  });
});
