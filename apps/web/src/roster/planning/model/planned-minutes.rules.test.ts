import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { plannedMinutes } from './planned-minutes.rules';
import { at, days, draftOf, itemOf, zone } from './test-plan';

const range = dayRange(zone, { start: '2026-11-09', days: 7 });
const work = (id: number, from: string, to: string, breakMinutes = 0): PlanRules['people'][number]['work'][number] => [
  id,
  at(from),
  at(to),
  breakMinutes,
  0,
];
const rulesWith = (...own: ReturnType<typeof work>[]): PlanRules => ({
  people: [
    {
      employeeId: 7,
      overtimeBefore: 0,
      elsewhere: [],
      off: [],
      work: own,
      rules: [
        { from: '2026-10-26', limits: null, isBreakPaid: false },
        { from: '2026-11-12', limits: null, isBreakPaid: true },
      ],
    },
  ],
});
const minutes = (...own: ReturnType<typeof work>[]) =>
  plannedMinutes(7, { drafts: [], rules: rulesWith(...own), days, range });

it('is unknown while the rules of the person are not loaded', () => {
  expect(plannedMinutes(7, { drafts: [], rules: undefined, days, range })).toBeNull();
  expect(plannedMinutes(8, { drafts: [], rules: rulesWith(), days, range })).toBeNull();
});

it('is nothing without work', () => {
  expect(minutes()).toBe(0);
});

it.each<[string, ReturnType<typeof work>, number]>([
  ['less its break', work(1, '2026-11-10T07:00', '2026-11-10T15:00', 25), 455],
  ['on the days on screen alone, at their start', work(1, '2026-11-08T22:00', '2026-11-09T06:10'), 370],
  ['on the days on screen alone, at their end', work(1, '2026-11-15T23:20', '2026-11-16T07:00'), 40],
  ['not at all when it ends where they start', work(1, '2026-11-08T16:00', '2026-11-09T00:00'), 0],
  ['not at all when it starts where they end', work(1, '2026-11-16T00:00', '2026-11-16T08:00'), 0],
])('counts work %s', (_, own, expected) => {
  expect(minutes(own)).toBe(expected);
});

it('counts drafts and changes in place of what they replace, with the break of the contract of their day', () => {
  const rules = rulesWith(
    work(1, '2026-11-10T07:00', '2026-11-10T15:00'),
    work(2, '2026-11-11T07:00', '2026-11-11T11:00'),
  );
  const paid = itemOf(7, '2026-11-12T07:00', '2026-11-12T10:00', { breakMinutes: 15 });
  const unpaid = itemOf(7, '2026-11-10T07:00', '2026-11-10T09:00', { breakMinutes: 10 });
  const drafts = [draftOf(1, unpaid)];

  expect(plannedMinutes(7, { drafts, rules, days, range })).toBe(110 + 240);

  const seen = { published: null, draft: null };
  const changes = [
    { id: 2, seen, item: null },
    { seen, item: paid },
  ];
  expect(plannedMinutes(7, { drafts, rules, days, range }, changes)).toBe(110 + 180);
});
