import { periodOf } from '@horae/timeline';
import { expect, it } from 'vitest';
import { mostByMonth, planFetch } from './fetch-plan.rules';

const standard = {
  zoom: 'week' as const,
  period: periodOf('week', '2026-11-18'),
  calendars: [3000],
  wasToggled: false,
  employees: 50,
  isLoaded: () => false,
};
const range = { call: 'range', start: '2026-11-16', end: '2026-11-23' };

it.each([
  ['a week inside a month', {}, { call: 'months', months: ['2026-11'] }],
  [
    'a week over a month’s end',
    { period: periodOf('week', '2026-12-01') },
    { call: 'months', months: ['2026-11', '2026-12'] },
  ],
  ['other calendars', { calendars: [3000, 3001] }, { ...range, calendars: [3000, 3001] }],
  ['no calendar', { calendars: [] }, { ...range, calendars: [] }],
  ['working time ticked again', { wasToggled: true }, { ...range, calendars: [3000] }],
  [
    'a large scope',
    { employees: mostByMonth + 1 },
    { call: 'range', start: '2026-11-09', end: '2026-11-30', calendars: [3000] },
  ],
  [
    'a large scope whose month is here',
    { employees: mostByMonth + 1, isLoaded: () => true },
    { call: 'months', months: ['2026-11'] },
  ],
])('asks for %s', (_what, part, plan) => {
  expect(planFetch({ ...standard, ...part })).toEqual(plan);
});
