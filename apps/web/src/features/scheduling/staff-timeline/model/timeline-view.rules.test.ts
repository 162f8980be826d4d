import { expect, it } from 'vitest';
import { parseSearch } from '#platform/search-text';
import { clearedFilters, readView, standardView, writeView } from './timeline-view.rules';

it('reads nothing as the standard and writes the standard as nothing', () => {
  expect(readView({})).toEqual(standardView);
  expect(writeView(standardView)).toEqual({});
});

it.each([
  ['view', 'month', { zoom: 'month' }],
  ['lens', 'compare', { lens: 'compare' }],
  ['date', '2026-11-21', { date: '2026-11-21' }],
  ['date', '2000-01-01', { date: '2000-01-01' }],
  ['date', '2100-12-31', { date: '2100-12-31' }],
  ['find', '7', { find: 7 }],
  ['bu', '3', { bu: 3 }],
  ['dg', '1,2', { dg: [1, 2] }],
  ['dept', '7', { dept: [7] }],
  ['program', 'fixed', { programs: ['fixed'] }],
  ['program', 'fixed,flexible', { programs: ['fixed', 'flexible'] }],
  ['q', 'μαρ', { q: 'μαρ' }],
  ['emp', '12', { emp: 12 }],
  ['cal', 'none', { calendars: [] }],
  ['cal', '3000,3001', { calendars: [3000, 3001] }],
  ['ot', '0', { overtimes: false }],
  ['ergani', '1', { ergani: true }],
  ['group', 'none', { group: 'none' }],
  ['sort', 'hours', { sort: 'hours' }],
  ['hide', 'leave,rest', { hide: ['leave', 'rest'] }],
  ['focus', 'late', { focus: 'late' }],
  ['empty', '0', { emptyRows: false }],
  ['shift', '99', { shift: 99 }],
  ['card', 'week-17', { card: { kind: 'week', employee: 17 } }],
  ['card', 'week-2147483647', { card: { kind: 'week', employee: 2_147_483_647 } }],
  ['card', 'week-7', { card: { kind: 'week', employee: 7 } }],
  ['card', 'day-17-2026-11-21', { card: { kind: 'day', employee: 17, date: '2026-11-21' } }],
  ['hotel', '1004', { hotel: 1004 }],
])('reads and writes %s=%s', (key, text, part) => {
  const view = readView(parseSearch(`?${key}=${text}`));

  expect(view).toEqual({ ...standardView, ...part });
  expect(writeView(view)).toEqual({ [key]: text });
});

it.each([
  ['view', 'year'],
  ['lens', 'shifts'],
  ['lens', 'microscope'],
  ['date', '2026-02-30'],
  ['date', 'tomorrow'],
  ['date', '1999-12-31'],
  ['date', '2101-01-01'],
  ['card', 'my-week-17'],
  ['card', 'week-17x'],
  ['card', 'day'],
  ['bu', '-1'],
  ['dg', 'a,b'],
  ['cal', '9999'],
  ['cal', '3000'],
  ['ot', '1'],
  ['group', 'colour'],
  ['hide', 'everything'],
  ['focus', 'me'],
  ['shift', '1.5'],
  ['card', 'week-17-2026-11-21'],
  ['card', 'day-17'],
  ['card', 'day-17-2026-02-30'],
  ['card', 'month-17'],
  ['nonsense', '1'],
])('drops %s=%s', (key, text) => {
  expect(writeView(readView(parseSearch(`?${key}=${text}`)))).toEqual({});
});

it('keeps the choices of a list in their own order', () => {
  expect(writeView(readView(parseSearch('?program=flexible,fixed&hide=rest,leave')))).toEqual({
    program: 'fixed,flexible',
    hide: 'leave,rest',
  });
});

it('cuts a long search', () => {
  expect(readView(parseSearch(`?q=${'x'.repeat(101)}`)).q).toBe('x'.repeat(100));
});

it('planning shows days off and leave too, in the order of the department', () => {
  const view = readView(parseSearch('?plan=1'));
  expect(view).toMatchObject({ plan: true, calendars: [3000, 3001, 3002], sort: 'order' });
  expect(writeView(view)).toEqual({ plan: '1' });
  expect(writeView(readView(parseSearch('?plan=1&sort=name&cal=3000')))).toEqual({
    plan: '1',
    sort: 'name',
    cal: '3000',
  });
});

it('clears the filters, not the time, the arrangement or what is open', () => {
  const kept = '?view=month&lens=compare&date=2026-11-21&group=none&sort=hours&empty=0&shift=99&plan=1&hotel=1004';
  const view = readView(parseSearch(`${kept}&bu=3&dept=7&q=maria&emp=12&cal=none&ot=0&hide=leave&focus=late&find=7`));
  expect(clearedFilters(view)).toEqual(readView(parseSearch(kept)));
});
