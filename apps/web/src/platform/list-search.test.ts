import { expect, it, vi } from 'vitest';
import { listControl, readListPlace, withListChange } from './list-search';

const defaults = { perPage: 10, sort: 'asc', sortColumn: 'id' } as const;

it.each([
  ['nothing', {}, { q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'id' }],
  ['everything', { q: 'ana', page: '3', perPage: '25', sort: 'desc', sortColumn: 'name' }, { page: 3, perPage: 25 }],
  ['nonsense', { page: '-1', perPage: '1000', sort: 'up' }, { page: 1, perPage: 10, sort: 'asc' }],
])('reads %s', (_what, search, place) => {
  expect(readListPlace(search as never, defaults)).toMatchObject(place);
});

it('goes to page 1 with every change but that of the page, and leaves out what is as always', () => {
  expect(withListChange({ page: '4', q: 'a' }, { role: 'admin' }, defaults)).toEqual({ q: 'a', role: 'admin' });
  expect(withListChange({ page: '4', q: 'a' }, { page: 5 }, defaults)).toEqual({ q: 'a', page: '5' });
  expect(withListChange({ q: 'a', perPage: '25' }, { q: '', perPage: 10 }, defaults)).toEqual({});
});

it('turns the order of the column that is sorted by already', () => {
  const onSearch = vi.fn();

  listControl({ search: { sortColumn: 'name' }, onSearch }, defaults).sortBy('name');
  listControl({ search: { sortColumn: 'name', sort: 'desc' }, onSearch }, defaults).sortBy('id');

  expect(onSearch.mock.calls.map(([next]) => next)).toEqual([{ sortColumn: 'name', sort: 'desc' }, {}]);
});
