import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import type { Shift } from '../../model/shift.rules';
import { candidatesFor, otherHome } from './cover.rules';
import { staffOn } from './department-of.rules';
import { changesOfOpening } from './open-plan.rules';
import { departmentsOf, personOn, withStays } from './person-on.rules';
import { planNow } from './plan-now.rules';
import { templateCodes } from './template-codes.rules';
import { templateOfShift } from './template-of-shift.rules';
import { boardWith, days, shiftOf, zone } from './test-plan';

/** Person 1 goes from Housekeeping (10) to the Bar (20) on Wednesday 2026-12-09; person 2 stays in the Bar. */
const people = [1, 2].map((employeeId) => ({
  employeeId,
  title: `Person ${employeeId}`,
  building_Id: 20,
  department: 'Bar',
  workCenterId: 2,
  workCenter: 'Pool bar',
  jobTitle: 'Waiter',
})) as StaffResource[];
const before = {
  departmentId: 10,
  department: 'Housekeeping',
  workCentreId: 1,
  workCentre: 'Floors',
  jobTitle: 'Maid',
};
const after = { departmentId: 20, department: 'Bar', workCentreId: 2, workCentre: 'Pool bar', jobTitle: 'Waiter' };
const stays = [
  {
    employeeId: 1,
    stays: [
      { from: '2026-12-06', ...before },
      { from: '2026-12-09', ...after },
    ],
  },
];
const [tuesday, wednesday] = [
  shiftOf(1, 1, '2026-12-08T07:00', '2026-12-08T15:00'),
  shiftOf(1, 2, '2026-12-09T07:00', '2026-12-09T15:00'),
];
const boardOf = (...shifts: Shift[]) => withStays({ ...boardWith(...shifts), resources: people }, stays);
const board = boardOf(tuesday, wednesday);
const [mover, stayer] = board.resources as [StaffResource, StaffResource];
const now = planNow(board, [], zone);

it.each([
  ['2026-12-01', 'Housekeeping', 'Floors', 'Maid'],
  ['2026-12-08', 'Housekeeping', 'Floors', 'Maid'],
  ['2026-12-09', 'Bar', 'Pool bar', 'Waiter'],
  ['2026-12-13', 'Bar', 'Pool bar', 'Waiter'],
])('on %s, somebody who moves on 9 December belongs to %s', (date, department, workCenter, jobTitle) => {
  expect(personOn(mover, date)).toMatchObject({ department, workCenter, jobTitle });
  expect(personOn(stayer, date)).toBe(stayer);
});

it('keeps everybody else, and the board where nobody moves, as they are', () => {
  expect(board.resources[1]).toBe(people[1]);
  const same = boardWith();
  expect(withStays(same, undefined)).toBe(same);
  expect([departmentsOf(mover), departmentsOf(stayer)]).toEqual([[10, 20], [20]]);
});

describe('the plan of somebody who moves in the middle of a week', () => {
  it('knows place and job of the day', () => {
    expect([now.personOf(1, '2026-12-08'), now.personOf(1, '2026-12-09')]).toEqual([
      { departmentId: 10, jobTitle: 'Maid' },
      { departmentId: 20, jobTitle: 'Waiter' },
    ]);
  });

  it('leaves each shift open in the department of its day, with the job of its day', () => {
    const opened = changesOfOpening(now.entriesOf(1), now, days);
    expect(opened.map(({ item }) => [item!.employeeId, item!.jobTitle])).toEqual([
      [-10, 'Maid'],
      [-20, 'Waiter'],
    ]);
  });

  it('gives each shift away where it was to be worked', () => {
    expect(['2026-12-08', '2026-12-09'].map((date) => otherHome(board.resources, 1, 2, date))).toEqual([10, null]);
  });

  it('ranks as of the same department and job whoever is so on the day of the shift', () => {
    const rules = {
      people: [1, 2].map((employeeId) => ({
        employeeId,
        overtimeBefore: 0,
        work: [],
        elsewhere: [],
        off: [],
        rules: [],
      })),
    };
    const range = dayRange(zone, { start: '2026-12-07', days: 7 });
    const plan = { now, drafts: [], rules, days, range, people: board.resources };
    const offered = now.entriesOf(1).map((shift) => candidatesFor(shift, plan)[0]!);
    expect(offered.map(({ isSameDepartment, isSameJob }) => [isSameDepartment, isSameJob])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('finds the templates of the department of the day', () => {
    const template = { code: 'E', name: 'Early', start: '07:00', end: '15:00', type: 'Regular' as const };
    const codes = templateCodes({
      departments: [],
      templates: [
        { ...template, id: 1, version: 1, breakMinutes: 0, departmentId: 10, skill: '', colour: null, mayChange: true },
      ],
    });
    const find = templateOfShift(codes, days);
    const row = { resource: mover } as Parameters<typeof find>[0];
    expect([find(row, tuesday)?.code, find(row, wednesday)?.code]).toEqual(['E', undefined]);
  });
});

it('counts as staff of the department and the job of a day', () => {
  const one = { employeeId: 1, departmentId: 20, jobTitle: 'Waiter', stays: stays[0]!.stays };
  expect([staffOn(one, '2026-12-08'), staffOn(one, '2026-12-09')]).toMatchObject([
    { departmentId: 10, jobTitle: 'Maid' },
    { departmentId: 20, jobTitle: 'Waiter' },
  ]);
});
