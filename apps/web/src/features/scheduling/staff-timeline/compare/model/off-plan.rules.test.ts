import { expect, it } from 'vitest';
import { testShift } from '#roster/model/test-shift';
import { deviationOf, offPlan, workedStretch } from './off-plan.rules';

const at = (time: string) => Date.parse(`2026-11-16T${time}:00+02:00`);
const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00');
const clocked = (start: string, end: string | null) => ({
  planned,
  declared: null,
  clock: { start: at(start), end: end === null ? null : at(end) },
});
const text = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((instant) => new Date(instant + 7_200_000).toISOString().slice(11, 16)).join('–');

it.each([
  ['as planned', '07:00', '15:00', [], [], 0],
  ['both ends over', '06:55', '15:25', ['06:55–07:00', '15:00–15:25'], [], 30],
  ['late and gone early', '07:20', '14:50', [], ['07:00–07:20', '14:50–15:00'], -30],
  ['later by as much', '07:30', '15:30', ['15:00–15:30'], ['07:00–07:30'], 0],
  ['another time altogether', '16:00', '18:00', ['16:00–18:00'], ['07:00–15:00'], -360],
])('tells where the clock leaves the plan: %s', (_what, start, end, over, under, minutes) => {
  const found = offPlan(clocked(start, end), at('23:00'));

  expect({ over: found.over.map(text), under: found.under.map(text) }).toEqual({ over, under });
  expect(deviationOf(clocked(start, end))).toBe(minutes);
});

it.each([
  ['inside the plan', '12:00', '07:10–12:00', [], ['07:00–07:10']],
  ['beyond it', '16:00', '07:10–16:00', ['15:00–16:00'], ['07:00–07:10']],
])('lets somebody still clocked in work until now, %s', (_what, now, worked, over, under) => {
  const open = clocked('07:10', null);
  const found = offPlan(open, at(now));

  expect(text(workedStretch(open, at(now))!)).toBe(worked);
  expect({ over: found.over.map(text), under: found.under.map(text) }).toEqual({ over, under });
  expect(deviationOf(open)).toBeNull();
});

it('ends a record forgotten days ago with the plan', () => {
  const open = clocked('07:10', null);

  expect(text(workedStretch(open, at('15:00') + 2 * 86_400_000)!)).toBe('07:10–15:00');
});

it('finds nothing off a plan that is not there', () => {
  const alone = { planned: null, declared: null, clock: { start: at('07:00'), end: at('15:00') } };

  expect(offPlan(alone, at('23:00'))).toEqual({ over: [], under: [] });
  expect(deviationOf(alone)).toBeNull();
});
