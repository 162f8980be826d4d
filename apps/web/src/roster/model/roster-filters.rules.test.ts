import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import { isRosterDay, rosterFields, withFilters, writeFilters } from './roster-filters.rules';

const standard = [3000, 3001];
const read = (search: Record<string, string>) => withFilters(readAddress(z.object(rosterFields), search), standard);
const written = (search: Record<string, string>) => {
  const texts = writeFilters(read(search), standard);
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
};

it('has defaults without an address', () => {
  expect(read({})).toEqual({
    bu: null,
    ou: null,
    wc: null,
    dg: [],
    dept: [],
    programs: [],
    q: '',
    emp: null,
    calendars: standard,
    overtimes: true,
    ergani: false,
    hide: [],
    date: null,
  });
  expect(written({})).toEqual({});
});

it.each([
  [{ bu: '4', ou: '5', wc: '3', emp: '17' }],
  [{ dg: '1,2', dept: '7,9' }],
  [{ program: 'fixed,flexible', hide: 'regular,night' }],
  [{ q: 'Ρούσσου', ot: '0', ergani: '1' }],
  [{ cal: '3001' }],
  [{ cal: '3000,3001,3002' }],
  [{ cal: 'none' }],
] as Record<string, string>[][])('keeps %j', (search) => {
  expect(written(search!)).toEqual(search);
});

it.each([
  [
    'another order',
    { program: 'flexible,fixed', hide: 'night,regular' },
    { program: 'fixed,flexible', hide: 'regular,night' },
  ],
  ['the standard calendars', { cal: '3001,3000' }, {}],
  ['unknown calendars', { cal: '9' }, {}],
  ['what nobody can choose', { bu: 'x', program: 'night', ot: 'maybe' }, {}],
])('writes %s in one way', (_, search, expected) => {
  expect(written(search)).toEqual(expected);
});

it('cuts a long search', () => {
  expect(read({ q: 'a'.repeat(150) }).q).toBe('a'.repeat(100));
});

it('offers only the calendars that are known', () => {
  const address = readAddress(z.object(rosterFields), { cal: '3000,3002' });
  expect(withFilters(address, standard, [3001, 3002]).calendars).toEqual([3002]);
});

it.each([
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['1999-12-31', false],
  ['2101-01-01', false],
  ['2026-02-30', false],
  ['today', false],
])('%s is a day of a roster: %s', (text, is) => {
  expect(isRosterDay(text)).toBe(is);
});
