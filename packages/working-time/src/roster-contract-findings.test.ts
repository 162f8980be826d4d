import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { RosterLimits, RosterShift } from './roster-facts';
import { rosterFindings } from './roster-findings';

const zone = createZone('Europe/Athens');
/** Monday 2 November 2026 is day 0. */
const at = (day: number, hour: number) => Date.parse('2026-11-02T00:00+02:00') + (day * 24 + hour) * 3_600_000;
const dayOf = (day: number) => addDays('2026-11-02', day);
/** Shifts from eight o'clock on, of so many hours on each day from Monday on. */
const week = (hours: readonly number[], isOvertime = false): RosterShift[] =>
  hours.flatMap((length, day) =>
    length === 0
      ? []
      : [{ id: day + 1, day: dayOf(day), from: at(day, 8), to: at(day, 8 + length), breakMinutes: 0, isOvertime }],
  );
const usual: RosterLimits = { dailyRest: 0, longestDay: 1440, daysInRow: 99 };
const fullTime: RosterLimits = { ...usual, contractWeek: 2400, contractDays: 5 };
const found = (shifts: RosterShift[], limits: Partial<RosterLimits> = {}, off: readonly number[] = []) =>
  rosterFindings({
    shifts,
    daysOff: new Set(off.map(dayOf)),
    limitsOn: () => ({ ...fullTime, ...limits }),
    zone,
    overtimeBefore: 0,
  }).map(({ kind, day, measured, limit, grade }) => [kind, day, measured, limit, grade]);

describe('a week of more work than the contract is for', () => {
  it('is advised on, on its last day of work', () => {
    expect(found(week([8, 8, 8, 8, 8.25]))).toEqual([['planOverContract', dayOf(4), 2415, 2400, 'advice']]);
    expect(found(week([8, 8, 8, 8, 8]))).toEqual([]);
  });

  it('is not one of much overtime, nor of a contract without hours', () => {
    const overtime = { ...week([0, 0, 0, 0, 4], true)[0]!, id: 9, from: at(4, 16), to: at(4, 20) };
    expect(found([...week([8, 8, 8, 8, 8]), overtime])).toEqual([]);
    expect(found(week([9, 9, 9, 9, 9]), { contractWeek: undefined, contractDays: undefined })).toEqual([]);
  });
});

describe('a week of less work than the contract is for', () => {
  it.each<[string, number[], number[], unknown[]]>([
    ['is found once its days are planned', [8, 8, 8, 7, 8], [], [2340, 2400]],
    ['is still being planned while more days are empty than are due', [8, 8, 8, 7], [], []],
    ['is found with its rest days entered', [8, 8, 8, 7, 8], [5, 6], [2340, 2400]],
    ['is not found where a further day is off or leave', [8, 8, 8, 8, 0], [4, 5, 6], []],
    ['is found where the days that are left are too short', [8, 8, 8, 7, 0], [4, 5, 6], [1860, 1920]],
    ['knows leave whose rest days are empty', [8, 8, 8, 8, 0], [4], []],
  ])('%s', (_what, hours, off, wanted) => {
    const figures = found(week(hours), {}, off).map(([kind, day, measured, limit]) => [kind, day, measured, limit]);
    expect(figures).toEqual(wanted.length === 0 ? [] : [['planUnderContract', dayOf(hours[4] ? 4 : 3), ...wanted]]);
  });

  it('is not found in the week in which the contract changes, nor where days off are not known', () => {
    const limitsOn = (day: string) => (day < dayOf(2) ? { ...fullTime, contractWeek: 1200 } : fullTime);
    const shifts = week([8, 8, 8, 7, 8]);
    const facts = { shifts, zone, overtimeBefore: 0 };
    expect(rosterFindings({ ...facts, limitsOn, daysOff: new Set() })).toEqual([]);
    expect(rosterFindings({ ...facts, limitsOn: () => fullTime })).toEqual([]);
  });
});

describe('what a hotel decides', () => {
  const long = week([8, 8, 8, 8, 9]);

  it('asks for a reason, or makes no check', () => {
    expect(found(long, { grades: { planOverContract: 'against' } }).map(([, , , , grade]) => grade)).toEqual([
      'against',
    ]);
    expect(found(long, { grades: { planOverContract: 'off' } })).toEqual([]);
    expect(found(long, { grades: { planUnderContract: 'off' } })).toHaveLength(1);
  });

  it('is never less than the law', () => {
    const grades = { planLongDay: 'off' } as RosterLimits['grades'];
    expect(found(week([8, 8, 8, 8, 8]), { longestDay: 400, grades })).toHaveLength(5);
  });
});

describe('the rest of a week', () => {
  const rest: Partial<RosterLimits> = { weeklyRest: 1440, weeklyRestUsual: 2100, contractWeek: undefined };
  /** Six days until 16:00, and again from so many hours after it. */
  const around = (hours: number): RosterShift[] => [
    { id: 90, day: dayOf(-1), from: at(-1, 0), to: at(-1, 8), breakMinutes: 0, isOvertime: false },
    ...week([8, 8, 8, 8, 8, 8]),
    { id: 91, day: dayOf(7), from: at(5, 16 + hours), to: at(5, 17 + hours), breakMinutes: 0, isOvertime: false },
  ];

  it.each([
    [32, [['planShortWeekRest', dayOf(5), 1920, 2100, 'advice']]],
    [35, []],
  ])('of %d hours', (hours, wanted) => {
    expect(found(around(hours), rest)).toEqual(wanted);
  });
});
