import { Day } from '@horae/contract/day';
import { Id } from '@horae/contract/fields';
import { pageQuery, SortDirection } from '@horae/contract/page-query';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAddress } from './address';
import { parseSearch } from './search-text';

const Address = pageQuery(25).extend({
  sort: SortDirection.default('asc'),
  kind: z.enum(['late', 'early']).optional(),
  hotel: Id.nullable().default(null),
  from: Day.optional(),
  empty: z.boolean().default(true),
  dept: z.array(Id).default([]),
  hide: z.array(z.enum(['leave', 'rest', 'sick'])).default([]),
});

const always = { q: '', page: 1, perPage: 25, sort: 'asc', hotel: null, empty: true, dept: [], hide: [] };

it.each([
  ['', {}],
  ['?q=anna&page=3&perPage=50&sort=desc', { q: 'anna', page: 3, perPage: 50, sort: 'desc' }],
  ['?kind=late&hotel=12&from=2026-11-16', { kind: 'late', hotel: 12, from: '2026-11-16' }],
  ['?from=2028-02-29', { from: '2028-02-29' }],
  ['?empty=0', { empty: false }],
  ['?dept=3,x,,-1,7,3&hide=rest,nights,leave', { dept: [3, 7], hide: ['rest', 'leave'] }],
  ['?page=2&page=4', { page: 4 }],
  ['?page=1000000000', { page: 1_000_000_000 }],
])('reads %s', (text, said) => {
  expect(readAddress(Address, parseSearch(text))).toEqual({ ...always, ...said });
});

it.each([
  ['numbers that are none', '?page=two&perPage=1.5&hotel=twelve'],
  ['a page before the first', '?page=0'],
  ['a page in powers of ten', '?page=1e9'],
  ['more than a page holds', '?perPage=101'],
  ['an id that no record has', '?hotel=9999999999'],
  ['a choice that is none', '?sort=up&kind=lost'],
  ['days that do not exist', '?from=2026-02-29'],
  ['days long gone', '?from=0001-01-01'],
  ['text that is too long', `?q=${'a'.repeat(201)}`],
  ['empty texts', '?q=&page=&sort=&kind=&hotel=&from=&empty=&dept=&hide='],
  ['a switch that is neither', '?empty=perhaps'],
  ['what it does not know', '?constructor=1&__proto__=2&more=3'],
])('takes as always %s', (_what, text) => {
  expect(readAddress(Address, parseSearch(text))).toEqual(always);
});
