import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { changesOfGap, gapCandidates, openInGap, shiftOfGap, spanOf } from './gap-shift.rules';
import { at, days, linesOf, offOf, planOf, shiftOf, zone } from './test-plan';

const gapOf = (from: string, to: string) => ({ start: at(from), end: at(to), needed: 2, planned: 1, short: 1 });

it('a gap is offered as one shift, a long one as its first eight hours', () => {
  expect(shiftOfGap(gapOf('2026-12-09T14:00', '2026-12-09T18:00'))).toEqual({
    start: at('2026-12-09T14:00'),
    end: at('2026-12-09T18:00'),
  });
  expect(shiftOfGap(gapOf('2026-12-09T07:00', '2026-12-09T23:00')).end).toBe(at('2026-12-09T15:00'));
});

it.each([
  ['07:00', '15:00', '2026-12-09T15:00'],
  ['22:00', '06:00', '2026-12-10T06:00'],
  ['16:00', '00:00', '2026-12-10T00:00'],
])('typed times from %s to %s end at %s', (from, to, end) => {
  expect(spanOf('2026-12-09', from, to, days)).toEqual({ start: at(`2026-12-09T${from}`), end: at(end) });
});

it('who takes the shift gives up a day off for it', () => {
  const now = planOf(offOf(1, 5, '2026-12-09', '2026-12-10'));
  const span = { start: at('2026-12-09T14:00'), end: at('2026-12-09T18:00') };

  expect(linesOf(changesOfGap(now, 1, { skill: null }, span, days))).toEqual([
    'new: 1 Regular 2026-12-09T14:00–2026-12-09T18:00',
    '5: taken off',
  ]);
});

it('the shift of a gap needs the skill that the gap is short of', () => {
  const span = { start: at('2026-12-09T14:00'), end: at('2026-12-09T18:00') };
  expect(changesOfGap(planOf(), 1, { skill: 'First aid' }, span, days)[0]?.item?.skill).toBe('First aid');
});

it('the open shifts of the department that lie in a gap are known, with those that began on the day before', () => {
  const now = planOf(
    shiftOf(-3, 11, '2026-12-09T15:00', '2026-12-09T23:00'),
    shiftOf(-3, 12, '2026-12-08T22:00', '2026-12-09T06:00'),
    shiftOf(-3, 13, '2026-12-09T06:00', '2026-12-09T14:00'),
    shiftOf(-4, 14, '2026-12-09T15:00', '2026-12-09T23:00'),
    shiftOf(3, 15, '2026-12-09T15:00', '2026-12-09T23:00'),
  );
  const found = (from: string, to: string) => openInGap({ departmentId: 3 }, gapOf(from, to), { now, days });

  expect(found('2026-12-09T14:00', '2026-12-09T18:00')).toEqual({ count: 1, dates: ['2026-12-09'] });
  expect(found('2026-12-09T02:00', '2026-12-09T08:00')).toEqual({ count: 2, dates: ['2026-12-08', '2026-12-09'] });
  expect(found('2026-12-09T23:00', '2026-12-10T02:00')).toEqual({ count: 0, dates: [] });
});

it('a gap is offered to the people of the department, and only to those with its skill on that day', () => {
  const staff = [1, 2, 3, 4].map((employeeId) => ({
    employeeId,
    departmentId: employeeId === 4 ? 2 : 1,
    jobTitle: employeeId === 3 ? 'Cook' : 'Waiter',
    skills:
      [[], [{ name: 'FIRST ÁID', until: '2026-12-09' }], [{ name: 'First aid', until: null }]][employeeId - 1] ?? [],
  }));
  const people = staff.map(({ employeeId, jobTitle }) => ({ employeeId, jobTitle, title: '' }) as StaffResource);
  const rules: PlanRules = {
    people: people.map(({ employeeId }) => ({
      employeeId,
      overtimeBefore: 0,
      elsewhere: [],
      off: [],
      work: [],
      rules: [{ from: '2026-12-01', limits: null, isBreakPaid: false }],
    })),
  };
  const range = dayRange(zone, { start: '2026-12-07', days: 7 });
  const plan = { now: planOf(), drafts: [], rules, days, range, people };
  const offered = (jobTitle: string | null, skill: string | null, from = '2026-12-09T22:00') => {
    const span = { start: at(from), end: at(from) + 8 * 3_600_000 };
    const candidates = gapCandidates({ departmentId: 1, jobTitle, skill }, span, staff, plan);
    return candidates.map(({ person }) => person.employeeId);
  };

  expect(offered(null, null)).toEqual([1, 2, 3]);
  expect(offered(null, 'First aid')).toEqual([2, 3]);
  expect(offered(null, 'First aid', '2026-12-10T07:00')).toEqual([3]);
  expect(offered('Waiter', 'First aid')).toEqual([2]);
  expect(offered('Waiter', 'First aid', '2026-12-10T07:00')).toEqual([]);
});

it('a gap of ten hours is still one shift', () => {
  expect(shiftOfGap(gapOf('2026-12-09T07:00', '2026-12-09T17:00')).end).toBe(at('2026-12-09T17:00'));
  expect(shiftOfGap(gapOf('2026-12-09T07:00', '2026-12-09T17:01')).end).toBe(at('2026-12-09T15:00'));
});

it('typed times may have minutes, and the same ones mean a whole day', () => {
  expect(spanOf('2026-12-09', '07:30', '07:30', days)).toEqual({
    start: at('2026-12-09T07:30'),
    end: at('2026-12-10T07:30'),
  });
});
