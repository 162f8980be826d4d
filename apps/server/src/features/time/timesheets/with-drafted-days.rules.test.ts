import { expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { athens, daysItem, workItem } from '#roster/planned-item-fixture';
import type { LeaveRow, PlanRow } from './read-work';
import { withDraftedDays } from './with-drafted-days.rules';

const plan = (id: number, from: number, layer: PlanRow['layer'] = 'planned') => ({ id, from, layer }) as PlanRow;
const leave = (firstDay: string, lastDay = firstDay): LeaveRow => ({
  employeeId: 1,
  type: 'AnnualLeave',
  firstDay,
  lastDay,
});
const early = workItem('2030-06-04T07:00', '2030-06-04T15:00', { id: 4, breakMinutes: 30 });
const from = hotelClock(athens).at('2030-06-04', 420) * 1000;
const drafted = {
  employeeId: 1,
  id: 4,
  layer: 'planned',
  isOvertime: false,
  from,
  to: from + 8 * 3_600_000,
  breakMinutes: 30,
  host: null,
};

type Drafts = Parameters<typeof withDraftedDays>[1];
const draft = (item: Drafts[number]['item'], more: Partial<Drafts[number]> = {}) => ({
  published: null,
  isRemoved: false,
  item,
  ...more,
});
const at = (employeeId: number, firstDay = '2030-06-04', lastDay = firstDay) => ({ employeeId, firstDay, lastDay });
const drafts = (plans: PlanRow[], leaves: LeaveRow[], ...of: Drafts) => {
  const { plans: planned, leaves: away } = withDraftedDays({ employeeId: 1, plans, leaves }, of);
  return { plans: planned, leaves: away };
};

it('stays as it is without a draft of the person', () => {
  const work = { employeeId: 1, plans: [plan(1, 0)], leaves: [leave('2030-06-03')] };
  expect(withDraftedDays(work, [draft({ ...early, employeeId: 2 }), draft({ ...early, employeeId: null })])).toBe(work);
});

it('has what is added, in the order of time', () => {
  expect(drafts([plan(1, 0), plan(2, from + 1)], [], draft(early))).toEqual({
    plans: [plan(1, 0), drafted, plan(2, from + 1)],
    leaves: [],
  });
});

it.each<[string, Drafts[number], object[]]>([
  ['what a shift becomes', draft(early, { published: at(1) }), [drafted]],
  ['overtime as such', draft({ ...early, type: 'Overtime' }), [{ ...drafted, isOvertime: true }]],
  ['no shift that is removed', draft(early, { published: at(1), isRemoved: true }), []],
  ['no shift that goes to somebody else', draft({ ...early, employeeId: 2 }, { published: at(1) }), []],
  ['a shift that comes from somebody else', draft(early, { published: at(2) }), [drafted]],
  ['no time on call', draft({ ...early, type: 'OnCall' }), []],
])('has %s', (_what, one, plans) => {
  expect(drafts([plan(4, 5)], [], one)).toEqual({ plans, leaves: [] });
});

it('keeps what was declared, whatever becomes of the plan', () => {
  expect(drafts([plan(4, 5, 'declared')], [], draft(early, { isRemoved: true, published: at(1) })).plans).toEqual([
    plan(4, 5, 'declared'),
  ]);
});

it('has leave by its kind, or else by its type', () => {
  const items = [
    daysItem('SickLeave', '2030-06-04'),
    daysItem('AnnualLeave', '2030-06-05', '2030-06-06', { leaveKind: 'marriage' }),
  ];
  expect(drafts([], [leave('2030-06-03')], ...items.map((item) => draft(item)))).toEqual({
    plans: [],
    leaves: [
      leave('2030-06-03'),
      { ...leave('2030-06-04'), type: 'SickLeave' },
      { ...leave('2030-06-05', '2030-06-06'), type: 'marriage' },
    ],
  });
});

it('finds the leave that a draft changes or removes by its days', () => {
  const leaves = [leave('2030-06-03'), leave('2030-06-04', '2030-06-06')];
  const shorter = daysItem('AnnualLeave', '2030-06-04', '2030-06-05');
  const published = at(1, '2030-06-04', '2030-06-06');
  expect(drafts([], leaves, draft(shorter, { published })).leaves).toEqual([
    leaves[0],
    leave('2030-06-04', '2030-06-05'),
  ]);
  expect(drafts([], leaves, draft(shorter, { published, isRemoved: true })).leaves).toEqual([leaves[0]]);
  expect(drafts([], leaves, draft(shorter, { published: { ...published, employeeId: 2 } })).leaves).toHaveLength(3);
  expect(drafts([], [leave('2030-06-04')], draft(early, { published: at(1) })).leaves).toHaveLength(1);
});
