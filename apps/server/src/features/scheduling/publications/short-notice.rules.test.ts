import { describe, expect, it } from 'vitest';
import { secondOf } from '#platform/hotel-time';
import type { PlannedItem } from '#roster/planned-item';
import type { OwnChange } from './own-change';
import { shortNotices } from './short-notice.rules';

const zone = 'Europe/Athens';
const at = (moment: string) => secondOf(moment, zone);

function work(start: string, end: string, more: Partial<PlannedItem> = {}): PlannedItem {
  const [firstDay, lastDay] = [start.slice(0, 10), end.slice(0, 10)];
  const times = { start: at(start), end: at(end), firstDay, lastDay };
  return {
    id: 1,
    employeeId: 1,
    type: 'Regular',
    allDay: false,
    breakMinutes: 0,
    notes: null,
    leaveKind: null,
    departmentId: null,
    jobTitle: null,
    workCentreId: null,
    costPlace: null,
    skill: null,
    ...times,
    ...more,
  };
}
const leave = (type: PlannedItem['type'], day: string) => work(`${day}T00:00`, `${day}T23:59`, { type, allDay: true });
const hoursOf = (changes: OwnChange[], now: string, noticeHours = 24) =>
  shortNotices(changes, at(now), noticeHours).map((begins) => begins && (begins - at(now)) / 3600);

const early = work('2030-06-04T07:00', '2030-06-04T15:00');
const late = work('2030-06-04T15:00', '2030-06-04T23:00');

describe('the notice of a change', () => {
  it.each<[string, OwnChange[], string, (number | null)[]]>([
    ['new work in 9 h', [{ before: null, after: early }], '2030-06-03T22:00', [9]],
    ['new work in exactly 24 h', [{ before: null, after: early }], '2030-06-03T07:00', [null]],
    ['new work a minute later than that', [{ before: null, after: early }], '2030-06-03T07:01', [24 - 1 / 60]],
    ['cancelled work', [{ before: early, after: null }], '2030-06-03T22:00', [9]],
    [
      'work moved away from soon',
      [{ before: early, after: work('2030-06-09T07:00', '2030-06-09T15:00') }],
      '2030-06-03T22:00',
      [9],
    ],
    [
      'work moved to soon',
      [{ before: work('2030-06-09T07:00', '2030-06-09T15:00'), after: late }],
      '2030-06-04T10:00',
      [5],
    ],
    [
      'a shift under way made longer',
      [{ before: early, after: work('2030-06-04T07:00', '2030-06-04T17:00') }],
      '2030-06-04T12:00',
      [-5],
    ],
    ['the past put right', [{ before: early, after: late }], '2030-06-05T12:00', [null]],
    ['a break or a note alone', [{ before: early, after: { ...early, breakMinutes: 30 } }], '2030-06-03T22:00', [null]],
    [
      'work moved to a later hour of the day, by when it began before',
      [{ before: early, after: late }],
      '2030-06-03T22:00',
      [9],
    ],
    [
      'work that begins later',
      [{ before: early, after: { ...early, start: early.start + 3600 } }],
      '2030-06-03T22:00',
      [9],
    ],
    ['work that ends now', [{ before: early, after: null }], '2030-06-04T15:00', [null]],
    ['work made on call', [{ before: early, after: { ...early, type: 'OnCall' } }], '2030-06-03T22:00', [9]],
    [
      'work that gives way to leave',
      [
        { before: early, after: null },
        { before: null, after: leave('SickLeave', '2030-06-04') },
      ],
      '2030-06-03T22:00',
      [null, null],
    ],
    ...['2030-06-03', '2030-06-05'].map((day): [string, OwnChange[], string, (number | null)[]] => [
      `work beside leave on ${day}`,
      [
        { before: early, after: null },
        { before: null, after: leave('SickLeave', day) },
      ],
      '2030-06-03T22:00',
      [9, null],
    ]),
    [
      'work that is moved, and new work, beside leave',
      [
        { before: early, after: work('2030-06-09T07:00', '2030-06-09T15:00') },
        { before: null, after: late },
        { before: null, after: leave('SickLeave', '2030-06-04') },
      ],
      '2030-06-03T22:00',
      [9, 17, null],
    ],
    [
      'work that gives way to a day off',
      [
        { before: early, after: null },
        { before: null, after: leave('DayOff', '2030-06-04') },
      ],
      '2030-06-03T22:00',
      [9, null],
    ],
  ])('%s', (_name, changes, now, expected) => {
    expect(hoursOf(changes, now)).toEqual(expected);
  });

  it('is counted in hours that pass, also where the clocks change', () => {
    // Athens: forward on 31 March 2030, back on 27 October 2030.
    const spring = [{ before: null, after: work('2030-03-31T08:00', '2030-03-31T16:00') }];
    const autumn = [{ before: null, after: work('2030-10-27T08:00', '2030-10-27T16:00') }];
    expect(hoursOf(spring, '2030-03-30T08:00')).toEqual([23]);
    expect(hoursOf(autumn, '2030-10-26T08:00')).toEqual([null]);
    expect(hoursOf(autumn, '2030-10-26T08:00', 25.5)).toEqual([25]);
  });

  it('is not asked by a hotel without notice time', () => {
    expect(hoursOf([{ before: early, after: null }], '2030-06-04T08:00', 0)).toEqual([null]);
  });
});
