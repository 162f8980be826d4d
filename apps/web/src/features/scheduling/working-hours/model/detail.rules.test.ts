import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { boardOf } from '#roster/model/board.rules';
import { localDays } from '#roster/model/local-days.rules';
import type { Shift } from '#roster/model/shift.rules';
import { testShift } from '#roster/model/test-shift';
import { byDifference, peopleOf, placeAt } from './detail.rules';

const days = localDays(createZone('Europe/Athens'));
const range = { start: days.startOf('2026-11-17'), end: days.startOf('2026-11-18') };
const judging = { measure: 'actual', until: days.startOf('2026-11-17') } as const;
const everywhere = { bu: null, ou: null, wc: null, dg: [], dept: [], emp: null };

function board(shifts: Shift[]) {
  const resources = [1, 2].map((employeeId) => ({ employeeId, title: `E${employeeId}` }) as StaffResource);
  const nothing = {
    businessUnits: null,
    orgUnits: null,
    workCenters: null,
    hotelPeople: null,
    appliedUnit: null,
    appliedOrgUnit: null,
  };
  return boardOf({ shifts, resources, timeZone: null, unreadable: 0, ...nothing });
}

it('narrows to the place of a path', () => {
  const levels = ['businessUnit', 'department', 'employee'] as const;

  expect(placeAt(everywhere, [3, 8], levels)).toEqual({ ...everywhere, bu: 3, dept: [8] });
  expect(placeAt({ ...everywhere, dept: [8, 9] }, [3, 8, 40], levels)).toMatchObject({ dept: [8], emp: 40 });
  expect(placeAt(everywhere, [], levels)).toEqual(everywhere);
});

it.each([
  ['businessUnit', { bu: 3 }],
  ['orgUnit', { ou: 3 }],
  ['workCenter', { wc: 3 }],
  ['departmentGroup', { dg: [3] }],
  ['department', { dept: [3] }],
  ['employee', { emp: 3 }],
] as const)('narrows to a place of the level %s', (level, place) => {
  expect(placeAt(everywhere, [3], [level])).toEqual({ ...everywhere, ...place });
});

it('takes no place of a path below the lowest level', () => {
  expect(placeAt(everywhere, [3, 8], ['businessUnit'])).toEqual({ ...everywhere, bu: 3 });
});

it('puts the three pairs of times of a shift on one line', () => {
  const clock = {
    actualStart: Date.parse('2026-11-17T06:55:00+02:00'),
    actualEnd: Date.parse('2026-11-17T15:25:00+02:00'),
  };
  const planned = testShift('2026-11-17T07:00', '2026-11-17T15:00', { breakMinutes: 30, ...clock });
  const declared = testShift('2026-11-17T07:00', '2026-11-17T15:00', { erganiShift: true });
  const [person] = peopleOf(board([planned, declared]), range, days, judging);

  expect(person!.lines).toHaveLength(1);
  expect(person!.lines[0]).toMatchObject({ planned, declared, difference: 30 });
});

it('lists a declaration without a plan, and the night that reaches into the day', () => {
  const night = testShift('2026-11-16T22:00', '2026-11-17T06:00', { typeOfShift: 'Night' });
  const declared = testShift('2026-11-17T18:00', '2026-11-17T20:00', { erganiShift: true, typeOfShift: 'Overtime' });
  const [person] = peopleOf(board([night, declared]), range, days, judging);

  expect(person!.lines.map(({ planned, declared: filed }) => [planned, filed])).toEqual([
    [night, undefined],
    [undefined, declared],
  ]);
});

it('leaves out other days, what was cancelled, on-call without a clock, and people without shifts', () => {
  const shifts = [
    testShift('2026-11-18T07:00', '2026-11-18T15:00'),
    testShift('2026-11-17T07:00', '2026-11-17T15:00', { status: 'cancelled' }),
    testShift('2026-11-17T16:00', '2026-11-17T20:00', { typeOfShift: 'OnCall' }),
  ];

  expect(peopleOf(board(shifts), range, days, judging)).toEqual([]);
});

describe('a day lists', () => {
  const at = (text: string) => Date.parse(`${text}:00+02:00`);
  const linesOf = (...shifts: Shift[]) => peopleOf(board(shifts), range, days, judging).flatMap(({ lines }) => lines);

  it.each([
    ['what ends when it begins', testShift('2026-11-16T16:00', '2026-11-17T00:00'), 0],
    ['what begins when it ends', testShift('2026-11-18T00:00', '2026-11-18T08:00'), 0],
    ['what was on the day before', testShift('2026-11-16T07:00', '2026-11-16T15:00'), 0],
    ['what reaches over all of it', testShift('2026-11-16T22:00', '2026-11-18T02:00'), 1],
    [
      'leave with a clock record',
      testShift('2026-11-17T07:00', '2026-11-17T15:00', {
        typeOfShift: 'SickLeave',
        actualStart: at('2026-11-17T07:00'),
      }),
      0,
    ],
    [
      'what was planned for the next day and begun on it',
      testShift('2026-11-18T00:30', '2026-11-18T08:00', {
        actualStart: at('2026-11-17T23:50'),
        actualEnd: at('2026-11-18T08:00'),
      }),
      1,
    ],
    [
      'a record that is open since its first moment',
      testShift('2026-11-17T00:00', '2026-11-17T00:15', { isClockRecord: true, actualStart: at('2026-11-17T00:00') }),
      1,
    ],
  ])('%s', (_what, shift, lines) => {
    expect(linesOf(shift)).toHaveLength(lines);
  });

  it('on-call work with a clock record, which is not measured', () => {
    const onCall = testShift('2026-11-17T16:00', '2026-11-17T20:00', {
      typeOfShift: 'OnCall',
      actualStart: at('2026-11-17T17:00'),
      actualEnd: at('2026-11-17T18:00'),
    });
    expect(linesOf(onCall)).toMatchObject([{ planned: onCall, difference: null }]);
  });

  it('its shifts from the first to the last', () => {
    const [late, early] = [
      testShift('2026-11-17T16:00', '2026-11-17T20:00'),
      testShift('2026-11-17T07:00', '2026-11-17T11:00'),
    ];
    expect(linesOf(late, early).map(({ planned }) => planned)).toEqual([early, late]);
  });
});

it('puts those furthest off the plan first', () => {
  const at = (employee: number, end: string) =>
    testShift('2026-11-17T07:00', '2026-11-17T15:00', {
      resourceId: employee,
      actualStart: Date.parse('2026-11-17T07:00:00+02:00'),
      actualEnd: Date.parse(`2026-11-17T${end}:00+02:00`),
    });
  const asPlanned = testShift('2026-11-17T18:00', '2026-11-17T20:00', { resourceId: 2 });
  const people = peopleOf(board([at(1, '15:05'), at(2, '14:00'), asPlanned]), range, days, judging);

  expect(byDifference(people).map(({ resource }) => resource.title)).toEqual(['E2', 'E1']);
});

it('counts a shift that nobody came to as short, once its day is over, and a plan that was not declared', () => {
  const all = board([testShift('2026-11-17T07:00', '2026-11-17T15:00')]);
  const difference = (measure: 'actual' | 'declared', until: string) =>
    peopleOf(all, range, days, { measure, until: days.startOf(until) })[0]!.lines[0]!.difference;

  expect(difference('actual', '2026-11-17')).toBeNull();
  expect(difference('actual', '2026-11-18')).toBe(-480);
  expect(difference('declared', '2026-11-17')).toBe(-480);

  const late = board([testShift('2026-11-17T16:00', '2026-11-18T00:00')]);
  const judged = peopleOf(late, range, days, { measure: 'actual', until: days.startOf('2026-11-18') });
  expect(judged[0]!.lines[0]!.difference).toBe(-480);
});
