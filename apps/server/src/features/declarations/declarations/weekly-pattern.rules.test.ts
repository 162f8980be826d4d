import { describe, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import type { DeclaredPart } from './declared';
import { besideWeek, partsOn, type ScheduleDay, weekToDeclare } from './weekly-pattern.rules';

const clock = hotelClock('Europe/Athens');
const monday = '2031-03-03';
const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
const work = (day: string, from: number, to: number): DeclaredPart[] => [
  { kind: 'work', type: 'Regular', start: clock.at(day, from * 60), end: clock.at(day, to * 60), breakMinutes: 0 },
];
const days = (count: number, change: (at: number, day: string) => Partial<ScheduleDay> = () => ({})): ScheduleDay[] =>
  Array.from({ length: count }, (_, at) => {
    const day = dayAfter(monday, at);
    const parts: DeclaredPart[] = at % 7 < 5 ? work(day, 7, 15) : [{ kind: 'rest' }];
    return { day, parts, isMissing: true, hasOwnDate: false, ...change(at, day) };
  });

describe('a week repeats its hours on the wall', () => {
  const week = [{ day: '2031-03-24', parts: work('2031-03-24', 22, 30) }];

  it.each([
    ['after the clocks went forward', '2031-03-31', '2031-03-31T22:00:00+03:00', '2031-04-01T06:00:00+03:00'],
    ['years later', '2033-01-03', '2033-01-03T22:00:00+02:00', '2033-01-04T06:00:00+02:00'],
  ])('%s', (_when, day, start, end) => {
    expect(partsOn(week, day, clock)).toMatchObject([
      { kind: 'work', start: Date.parse(start) / 1000, end: Date.parse(end) / 1000 },
    ]);
  });

  it('and has nothing for a weekday that it does not name', () => {
    expect(partsOn(week, '2031-03-25', clock)).toEqual([]);
  });
});

describe('a week is worth a schedule of its own', () => {
  it.each([
    ['when nothing of it stands', days(7), monday],
    ['as the first whole one', days(12).slice(2), undefined],
    ['in the second week, too', days(16).slice(2), '2031-03-10'],
    ['not when most of it stands', days(7, (at) => ({ isMissing: at < 3 })), undefined],
    ['when more differs than stands', days(7, (at) => ({ isMissing: at < 4 })), monday],
    ['not when nobody has planned it', days(7, () => ({ parts: [{ kind: 'rest' }] })), undefined],
    ['not with leave in it', days(7, (at) => (at === 2 ? { parts: undefined } : {})), undefined],
    ['not where its dates have declarations of their own', days(7, () => ({ hasOwnDate: true })), undefined],
  ])('%s', (_when, given, begins) => {
    expect(weekToDeclare(given, monday)?.[0]?.day).toBe(begins);
  });

  it('not once it has begun', () => {
    expect(weekToDeclare(days(7), '2031-03-04')).toBeUndefined();
  });
});

it('beside a week only the dates that are otherwise are said', () => {
  const given = days(21, (at, day) => {
    if (at === 9) return { parts: work(day, 9, 17) };
    if (at === 10) return { parts: work(day, 9, 17), isMissing: false };
    if (at === 11) return { hasOwnDate: true, isMissing: false, parts: work(day, 9, 17) };
    return at === 12 ? { hasOwnDate: true } : {};
  });
  const week = weekToDeclare(given, monday)!;

  // The tenth was covered by the previous week, which this one replaces.
  expect(besideWeek(given, week, clock).map(({ day }) => day)).toEqual(['2031-03-12', '2031-03-13', '2031-03-15']);
});
