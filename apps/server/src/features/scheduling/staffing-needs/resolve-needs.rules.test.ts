import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { resolveNeeds } from './resolve-needs.rules';
import type { StoredNeed } from './staffing-need.rules';

const zone = createZone('Europe/Athens');

// 4 June 2030 is a Tuesday.
const need = (start: number, end: number, more: Partial<StoredNeed> = {}): StoredNeed => ({
  departmentId: 3,
  jobTitle: null,
  skill: null,
  weekdays: [2],
  firstDay: '2030-01-01',
  lastDay: null,
  startMinute: start * 60,
  endMinute: end * 60,
  people: 2,
  ...more,
});
const daysOf = (needs: StoredNeed[], first = '2030-06-04', last = first) =>
  resolveNeeds(needs, { first, last }, zone).flatMap(({ days }) =>
    days.map(({ day, minutes, pieces }) => [
      day,
      minutes,
      ...pieces.map(({ start, end, people }) => `${start.slice(8, 16)}–${end.slice(8, 16)} ${people}`),
    ]),
  );

describe('what is needed on a day', () => {
  it.each<[string, StoredNeed[], (string | number)[]]>([
    ['one need', [need(7, 15)], [960, '04T07:00–04T15:00 2']],
    ['a need into the next day', [need(22, 30)], [960, '04T22:00–05T06:00 2']],
    [
      'needs that overlap',
      [need(7, 15), need(13, 17, { people: 1 })],
      [1200, '04T07:00–04T13:00 2', '04T13:00–04T15:00 3', '04T15:00–04T17:00 1'],
    ],
    ['needs one after the other', [need(7, 15), need(15, 23)], [1920, '04T07:00–04T23:00 2']],
    ['needs with a pause between', [need(18, 20), need(7, 9)], [480, '04T07:00–04T09:00 2', '04T18:00–04T20:00 2']],
  ])('%s', (_which, needs, expected) => {
    expect(daysOf(needs)).toEqual([['2030-06-04', ...expected]]);
  });

  it('has moments with the offset of the hotel', () => {
    expect(
      resolveNeeds([need(7, 15, { jobTitle: 'Waiter' })], { first: '2030-06-04', last: '2030-06-04' }, zone),
    ).toEqual([
      {
        departmentId: 3,
        jobTitle: 'Waiter',
        skill: null,
        days: [
          {
            day: '2030-06-04',
            minutes: 960,
            pieces: [{ start: '2030-06-04T07:00:00+03:00', end: '2030-06-04T15:00:00+03:00', people: 2 }],
          },
        ],
      },
    ]);
  });

  it.each<[string, Partial<StoredNeed>]>([
    ['another weekday', { weekdays: [1, 3] }],
    ['a need that is over', { lastDay: '2030-06-03' }],
    ['a need that has not begun', { firstDay: '2030-06-05' }],
    ['another single day', { weekdays: null, firstDay: '2030-06-05', lastDay: '2030-06-05' }],
  ])('is nothing by %s', (_which, more) => {
    expect(resolveNeeds([need(7, 15, more)], { first: '2030-06-04', last: '2030-06-04' }, zone)).toEqual([]);
  });

  it('is what begins or ends with it', () => {
    expect(daysOf([need(7, 15, { firstDay: '2030-06-04', lastDay: '2030-06-04' })])).toHaveLength(1);
  });

  const single = { weekdays: null, firstDay: '2030-06-04', lastDay: '2030-06-04' };

  it('is by the needs of that single day in place of those of its weekday', () => {
    expect(daysOf([need(7, 15), need(9, 10, single)])).toEqual([['2030-06-04', 120, '04T09:00–04T10:00 2']]);
    expect(daysOf([need(7, 15), need(0, 24, { ...single, people: 0 })])).toEqual([]);
  });

  it('is apart for each department, job and skill', () => {
    const needs = [
      need(7, 15),
      need(7, 15, { skill: 'Bar' }),
      need(8, 9, { skill: 'bar' }),
      need(7, 9, { departmentId: 4 }),
    ];
    const lines = resolveNeeds(needs, { first: '2030-06-04', last: '2030-06-04' }, zone);
    expect(lines.map(({ departmentId, skill, days }) => [departmentId, skill, days[0]!.minutes])).toEqual([
      [3, null, 960],
      [3, 'Bar', 1080],
      [4, null, 240],
    ]);
  });
});

describe('the days of a range', () => {
  it('are all from the first to the last', () => {
    const daily = need(7, 8, { weekdays: [1, 2, 3, 4, 5, 6, 7] });
    expect(daysOf([daily], '2030-06-04', '2030-06-06').map(([day]) => day)).toEqual([
      '2030-06-04',
      '2030-06-05',
      '2030-06-06',
    ]);
  });

  it('have the evening before as far as it reaches into the first', () => {
    expect(daysOf([need(22, 30)], '2030-06-05', '2030-06-06')).toEqual([['2030-06-04', 720, '05T00:00–05T06:00 2']]);
    expect(daysOf([need(16, 24)], '2030-06-05', '2030-06-06')).toEqual([]);
  });
});

describe('a change of the clocks', () => {
  const sunday = { weekdays: [7] };

  it.each([
    ['a night in spring', '2030-03-31', need(0, 8, sunday), 840],
    ['a night in autumn', '2030-10-27', need(0, 8, sunday), 1080],
    ['nothing but the hour that is skipped', '2030-03-31', need(3, 4, sunday), undefined],
  ])('leaves of %s what passes', (_which, day, one, minutes) => {
    expect(daysOf([one], day)[0]?.[1]).toBe(minutes);
  });
});
