import { Day } from '@horae/contract/day';
import { pageQuery, SortDirection } from '@horae/contract/page-query';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAddress } from './address';
import { listControl, withListChange } from './list-search';
import type { ScreenSearch, TextSearch } from './screen-search';

const Query = pageQuery(10).extend({
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(['id', 'name']).default('id'),
});
const defaults = readAddress(Query, {});

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
    listControl({ search, onSearch }, Query).sortBy(column);
    return after;
  };

  expect(addressAfter({ sortColumn: 'name' }, 'name')).toEqual({ sortColumn: 'name', sort: 'desc' });
  expect(addressAfter({ sortColumn: 'name', sort: 'desc' }, 'id')).toEqual({});
  expect(addressAfter({}, 'name', { q: 'anna' })).toEqual({ q: 'anna', sortColumn: 'name' });
});

it('shows no filter that is refused and so filters nothing, and keeps what is typed', () => {
  const search = { q: 'anna ', sort: 'up', page: '0', from: '1850-01-01', to: '2026-02-03', finding: '7', dept: 'x,3' };
  const list = listControl(
    { search, onSearch: () => undefined },
    Query.extend({ from: Day.optional(), to: Day.optional() }),
  );

  expect(list.search).toEqual({ q: 'anna ', to: '2026-02-03', finding: '7', dept: 'x,3' });
  expect(list.address).toMatchObject({ q: 'anna', to: '2026-02-03' });
});
