import { describe, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import type { PlannedDay } from './planned-days.rules';
import { dayToSubmit, isAsSeen } from './to-submit.rules';

const clock = hotelClock('Europe/Athens');
const day = '2031-03-04';
const planned: PlannedDay = {
  day,
  shifts: [],
  leave: null,
  hourlyLeaves: [],
  isLeaveDay: false,
  isFullTime: true,
};
const shift = { type: 'Regular', start: clock.at(day, 420), end: clock.at(day, 900), breakMinutes: 0 };
const rest = [{ kind: 'dailySchedule' as const, day: { day, parts: [{ kind: 'rest' as const }] } }];
const at = (today: string, minutes: number, afterwardsMonths: string[] = []) => ({
  clock,
  today,
  second: clock.at(today, minutes),
  afterwardsMonths,
});

describe('a day of the list', () => {
  it.each([
    ['without shift and leave', {}, true],
    ['with a shift', { shifts: [shift] }, false],
    ['on call', { shifts: [{ ...shift, type: 'OnCall' }] }, false],
    ['off', { leave: 'DayOff' }, false],
    ['on leave', { leave: 'annual', isLeaveDay: true }, false],
  ])('%s is a question: %s', (_what, more, isUnplanned) => {
    expect(dayToSubmit({ ...planned, ...more }, rest, () => undefined, at(day, 0))).toMatchObject({ isUnplanned });
  });

  it.each([
    ['the day before', at('2031-03-03', 1439), false, false],
    ['as the work begins', at(day, 420), false, false],
    ['after the work began', at(day, 421), false, true],
    ['the day after', at('2031-03-05', 0), true, true],
    ['the day after, in a month declared afterwards', at('2031-03-05', 0, ['2031-03']), true, false],
    ['two months later', at('2031-05-01', 1, ['2031-03']), true, true],
  ])('%s', (_when, now, isPast, isLate) => {
    const work = {
      kind: 'work' as const,
      type: 'Regular' as const,
      start: shift.start,
      end: shift.end,
      breakMinutes: 0,
    };
    const missing = [{ kind: 'dailySchedule' as const, day: { day, parts: [work] } }];
    expect(dayToSubmit({ ...planned, shifts: [shift] }, missing, () => undefined, now)).toMatchObject({
      isPast,
      isLate,
    });
  });

  it('leave has no deadline', () => {
    const missing = [{ kind: 'leave' as const, day: { day, parts: [{ kind: 'annual' as const }] } }];
    const leave = { ...planned, leave: 'annual', isLeaveDay: true };
    expect(dayToSubmit(leave, missing, () => undefined, at('2031-03-09', 0))).toMatchObject({
      isPast: true,
      isLate: false,
    });
  });
});

describe('what was seen', () => {
  const listed = [
    {
      id: 7,
      name: 'Maria',
      code: 'A7',
      department: 'Rooms',
      everyWeekFrom: null,
      seen: 'one',
      days: [dayToSubmit(planned, rest, () => undefined, at(day, 0))],
    },
  ];
  it.each([
    ['nobody', [], true],
    ['the day', [{ id: 7, seen: 'one', days: [day] }], true],
    ['another list', [{ id: 7, seen: 'two', days: [day] }], false],
    ['another day', [{ id: 7, seen: 'one', days: ['2031-03-05'] }], false],
    ['another person', [{ id: 8, seen: 'one', days: [day] }], false],
  ])('%s', (_what, taken, expected) => {
    expect(isAsSeen(listed, taken)).toBe(expected);
  });
});
