import { expect, it } from 'vitest';
import { parseSearch } from '#platform/search-text';
import { clearedUnitView, readUnitView, standardUnitView, writeUnitView } from './unit-view.rules';

it('reads nothing as the standard and writes the standard as nothing', () => {
  expect(readUnitView({})).toEqual(standardUnitView);
  expect(writeUnitView(standardUnitView)).toEqual({});
  expect(standardUnitView).toMatchObject({ group: 'department', sort: 'name', tab: 'today', emptyRows: true });
});

it.each([
  ['view', 'two-weeks', { zoom: 'two-weeks' }],
  ['date', '2026-11-21', { date: '2026-11-21' }],
  ['bu', '3', { bu: 3 }],
  ['dept', '7,8', { dept: [7, 8] }],
  ['cal', '3001', { calendars: [3001] }],
  ['group', 'none', { group: 'none' }],
  ['shift', '99', { shift: 99 }],
  ['card', 'week-17', { card: { kind: 'week', employee: 17 } }],
  ['list', '2026-11-21', { list: '2026-11-21' }],
  ['tab', 'team', { tab: 'team' }],
  ['hotel', '1004', { hotel: 1004 }],
])('reads and writes %s=%s', (key, text, part) => {
  const view = readUnitView(parseSearch(`?${key}=${text}`));

  expect(view).toEqual({ ...standardUnitView, ...part });
  expect(writeUnitView(view)).toEqual({ [key]: text });
});

it.each([
  ['view', 'day'],
  ['group', 'workCenter'],
  ['tab', 'tomorrow'],
  ['list', 'today'],
])('drops %s=%s', (key, text) => {
  expect(readUnitView(parseSearch(`?${key}=${text}`))).toEqual(standardUnitView);
});

it('clears the filters, not the unit, the period or what is open', () => {
  const kept = '?view=month&date=2026-11-21&bu=3&ou=4&group=none&shift=99&tab=team&hotel=1004';
  const view = readUnitView(
    parseSearch(`${kept}&wc=5&dept=7&q=maria&emp=12&cal=none&ot=0&card=week-17&list=2026-11-21`),
  );

  expect(clearedUnitView(view)).toEqual(readUnitView(parseSearch(kept)));
});
