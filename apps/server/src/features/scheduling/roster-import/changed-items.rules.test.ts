import { expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { changedItems } from './changed-items.rules';
import { hour, leaveRow, planned, plannedLeave, row } from './compared-fixture';
import type { Comparison } from './comparison';

// The hours of the fixtures count from the beginning of 1970.
const clock = hotelClock('UTC');
const day = (number: number) => `1970-01-0${number}`;
const unchanged = {
  removedShifts: [],
  addedShifts: [],
  changedShifts: new Map(),
  addedLeaves: new Map(),
  cutLeaves: new Map(),
};
const changes = (comparison: Partial<Comparison>) =>
  changedItems({ ...unchanged, ...comparison } as Comparison, ({ employeeCode }) => Number(employeeCode), clock);

const away = (id: number, employeeId: number, first: number, last: number) => ({
  id,
  employeeId,
  type: 'AnnualLeave',
  start: (first - 1) * 24 * hour,
  end: last * 24 * hour,
  allDay: true,
  firstDay: day(first),
  lastDay: day(last),
  breakMinutes: 0,
  notes: null,
  leaveKind: null,
  departmentId: null,
  jobTitle: null,
  workCentreId: null,
  costPlace: null,
  skill: null,
});

it('takes off what goes', () => {
  const leave = plannedLeave(5, day(3), day(4));
  expect(
    changes({ removedShifts: [planned(4, 7, 15)], cutLeaves: new Map([[leave, new Set([day(3), day(4)])]]) }),
  ).toEqual([
    { id: 4, item: null },
    { id: 5, item: null },
  ]);
});

it('leaves the rest of a leave: the first part keeps its identity', () => {
  const leave = plannedLeave(5, day(1), day(6), { kind: 'marriage', notes: 'Wedding' });
  const kept = { leaveKind: 'marriage', notes: 'Wedding' };
  expect(changes({ cutLeaves: new Map([[leave, new Set([day(3)])]]) })).toEqual([
    { id: 5, item: { ...away(5, 1, 1, 2), ...kept } },
    { item: { ...away(0, 1, 4, 6), ...kept } },
  ]);
});

const work = {
  type: 'Regular',
  start: 22 * hour,
  end: 30 * hour,
  allDay: false,
  firstDay: day(1),
  lastDay: day(2),
  breakMinutes: 0,
  notes: null,
  leaveKind: null,
};

it('changes a shift, which keeps its job and skill, and its place unless the row names one', () => {
  const former = planned(4, 20, 28, { departmentId: 3, jobTitle: 'Guard', skill: 'Lifeguard', notes: 'Keys' });
  const item = {
    ...work,
    id: 4,
    employeeId: 1,
    notes: 'Keys',
    departmentId: 3,
    jobTitle: 'Guard',
    skill: 'Lifeguard',
    workCentreId: null,
    costPlace: null,
  };
  expect(changes({ changedShifts: new Map([[row(22, 30), former]]) })).toEqual([{ id: 4, item }]);
  expect(changes({ changedShifts: new Map([[row(22, 30, { departmentId: 8 }), former]]) })).toEqual([
    { id: 4, item: { ...item, departmentId: 8 } },
  ]);
});

it('keeps a work centre and a cost place that are those of the department before, where a row names them for another', () => {
  const usual = { departmentId: 3, jobTitle: 'Guard', workCentreId: 5, costPlace: '4100' };
  const former = planned(4, 20, 28, { departmentId: 3, usual });
  const said = { jobTitle: 'Guard', workCentreId: 5, costPlace: '4100' };
  const after = (department: number) =>
    changes({ changedShifts: new Map([[row(22, 30, { ...said, departmentId: department }), former]]) })[0]!.item;
  expect(after(8)).toMatchObject({ departmentId: 8, jobTitle: null, workCentreId: 5, costPlace: '4100' });
  expect(after(3)).toMatchObject({ departmentId: 3, jobTitle: null, workCentreId: null, costPlace: null });
});

it('adds shifts, where their people work unless the row names a place, and leave', () => {
  const added = {
    ...work,
    id: 0,
    employeeId: 7,
    departmentId: null,
    jobTitle: null,
    workCentreId: null,
    costPlace: null,
    skill: null,
  };
  expect(
    changes({
      addedShifts: [row(22, 30), row(22, 24, { departmentId: 8 })],
      addedLeaves: new Map([[leaveRow(day(3), day(4)), [day(3), day(4)]]]),
    }),
  ).toEqual([
    { item: added },
    { item: { ...added, end: 24 * hour, lastDay: day(1), departmentId: 8 } },
    { item: away(0, 7, 3, 4) },
  ]);
});

it('names first what goes, then what changes, then what is new', () => {
  const found = changes({
    addedShifts: [row(22, 30)],
    removedShifts: [planned(4, 7, 15)],
    changedShifts: new Map([[row(7, 15), planned(6, 8, 16)]]),
    cutLeaves: new Map([[plannedLeave(5, day(3), day(4)), new Set([day(3)])]]),
    addedLeaves: new Map([[leaveRow(day(6)), [day(6)]]]),
  });
  expect(found.map(({ id }) => id)).toEqual([4, 5, 6, undefined, undefined]);
});
