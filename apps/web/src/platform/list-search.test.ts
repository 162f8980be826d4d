import { expect, it } from 'vitest';
import { listControl, readListPlace, withListChange } from './list-search';
import type { ScreenSearch, TextSearch } from './screen-search';

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

it('turns the order of the column that is sorted by already, in the address as it is by then', () => {
  const addressAfter = (search: TextSearch, column: string, now = search) => {
    let after: TextSearch = {};
    const onSearch: ScreenSearch['onSearch'] = (next) => {
      after = typeof next === 'function' ? next(now) : next;
    };
    listControl({ search, onSearch }, defaults).sortBy(column);
    return after;
  };

  expect(addressAfter({ sortColumn: 'name' }, 'name')).toEqual({ sortColumn: 'name', sort: 'desc' });
  expect(addressAfter({ sortColumn: 'name', sort: 'desc' }, 'id')).toEqual({});
  expect(addressAfter({}, 'name', { q: 'anna' })).toEqual({ q: 'anna', sortColumn: 'name' });
});
