import { expect, it } from 'vitest';
import { standardHoursView } from './hours-view.rules';
import { timelineSearch } from './timeline-link.rules';

const nowhere = { bu: null, ou: null, wc: null, dg: [], dept: [], emp: null };

it('carries the filters, the place, the calendars and the day', () => {
  const filters = { ...standardHoursView, q: 'maria', overtimes: false };
  const cell = { place: { ...nowhere, bu: 2, dept: [7] }, start: '2026-11-17', end: '2026-11-18' };

  expect(timelineSearch(filters, cell, '2026-11-21')).toEqual({
    view: 'day',
    date: '2026-11-17',
    bu: '2',
    dept: '7',
    q: 'maria',
    cal: '3000,3002',
    ot: '0',
    ergani: '1',
  });
});

it('names one person, and no date where the time holds today', () => {
  const cell = { place: { ...nowhere, emp: 40 }, start: '2026-11-01', end: '2026-12-01' };

  expect(timelineSearch({ ...standardHoursView, q: 'maria' }, cell, '2026-11-21')).toEqual({
    view: 'month',
    emp: '40',
    cal: '3000,3002',
    ergani: '1',
  });
});

it.each([
  ['2026-11-16', '2026-11-17', 'day'],
  ['2026-11-16', '2026-11-18', 'week'],
  ['2026-11-16', '2026-11-23', 'week'],
  ['2026-11-16', '2026-11-24', 'month'],
])('shows the days from %s to before %s as a %s', (start, end, view) => {
  expect(timelineSearch(standardHoursView, { place: nowhere, start, end }, '2026-12-24').view).toBe(view);
});

it.each([
  ['before the time', '2026-11-15', '2026-11-16'],
  ['on its first day', '2026-11-16', undefined],
  ['on its last day', '2026-11-22', undefined],
  ['after it', '2026-11-23', '2026-11-16'],
])('opens at today, or at the first day: %s', (_when, today, date) => {
  const cell = { place: nowhere, start: '2026-11-16', end: '2026-11-23' };
  expect(timelineSearch(standardHoursView, cell, today).date).toBe(date);
});

it('names the calendars even if they are those that are usual in the timeline', () => {
  const cell = { place: nowhere, start: '2026-11-16', end: '2026-11-23' };
  expect(timelineSearch({ ...standardHoursView, calendars: [3000] }, cell, '2026-11-16').cal).toBe('3000');
});
