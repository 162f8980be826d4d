import { expect, it } from 'vitest';
import type { RosterFilters } from '../model/roster-filters.rules';
import { noFilters } from '../model/test-filters';
import { activeFilters } from './active-filters.rules';

const texts = {
  name: (filter: string) => `name of ${filter}`,
  value: (_: string, value: string | number) => `${value}`,
};
const standard = noFilters.calendars;
const found = (part: Partial<RosterFilters>) => activeFilters({ ...noFilters, ...part }, standard, texts);

it('none is active at first', () => {
  expect(found({})).toEqual([]);
});

it.each<[string, Partial<RosterFilters>, string, Partial<RosterFilters>]>([
  ['a business unit, and the places in it', { bu: 3 }, 'bu 3', { bu: null, ou: null, wc: null, dg: [], dept: [] }],
  ['an organisation unit, and the places in it', { ou: 4 }, 'ou 4', { ou: null, wc: null, dg: [], dept: [] }],
  ['a work centre', { wc: 5 }, 'wc 5', { wc: null }],
  ['an employee', { emp: 7 }, 'emp 7', { emp: null }],
  ['a search', { q: 'maria' }, 'q maria', { q: '' }],
  ['other calendars', { calendars: [3001] }, 'cal 3001', { calendars: standard }],
  ['no overtime', { overtimes: false }, 'ot off', { overtimes: true }],
  ['what is declared', { ergani: true }, 'ergani on', { ergani: false }],
])('is removed: %s', (_what, part, key, without) => {
  const [filter] = key.split(' ');
  expect(found(part)).toEqual([{ key, name: `name of ${filter}`, value: key.slice(filter!.length + 1), without }]);
});

it.each<[keyof RosterFilters, string, readonly (string | number)[]]>([
  ['dg', 'dg', [1, 2]],
  ['dept', 'dept', [10, 20]],
  ['programs', 'program', ['fixed', 'flexible']],
  ['hide', 'hide', ['leave', 'rest']],
])('several of a list are removed one by one: %s', (list, filter, [first, second]) => {
  expect(found({ [list]: [first, second] }).map(({ key, name, without }) => [key, name, without])).toEqual([
    [`${filter} ${first}`, `name of ${filter}`, { [list]: [second] }],
    [`${filter} ${second}`, `name of ${filter}`, { [list]: [first] }],
  ]);
});

it('one whose name is not known yet is left out', () => {
  const unnamed = { ...texts, value: (filter: string) => (filter === 'dept' ? '' : 'known') };
  const filters = activeFilters({ ...noFilters, dept: [10], emp: 7 }, standard, unnamed);
  expect(filters.map(({ key }) => key)).toEqual(['emp 7']);
});
