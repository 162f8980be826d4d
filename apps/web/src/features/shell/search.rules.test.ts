import { expect, it } from 'vitest';
import { searchGroups } from './search.rules';

const entry = (title: string, note?: string) => ({ key: title, title, ...(note && { note }) });
const groups = [
  { title: 'Pages', entries: [entry('Staff timeline'), entry('Choose a hotel')] },
  {
    title: 'Hotels',
    entries: ['Αιγαίο', 'Hotel A', 'Hotel B', 'Hotel C', 'Hotel D', 'The Hotel'].map((name) => entry(name, '1003')),
  },
];

const found = (search: string) =>
  searchGroups(groups, search).map(({ title, entries }) => [title, ...entries.map((e) => e.title)]);

it('shows at most four of a group, those that start with the search first', () => {
  expect(found('hotel')).toEqual([
    ['Pages', 'Choose a hotel'],
    ['Hotels', 'Hotel A', 'Hotel B', 'Hotel C', 'Hotel D'],
  ]);
});

it('finds without accents, and by the note', () => {
  expect(found('αιγαιο')).toEqual([['Hotels', 'Αιγαίο']]);
  expect(found('1003')[0]?.length).toBe(5);
});

it('leaves out groups without a match', () => {
  expect(found('zzz')).toEqual([]);
});
