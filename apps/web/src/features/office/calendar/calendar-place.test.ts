import { expect, it } from 'vitest';
import { today } from '#platform/device-day';
import { parseSearch } from '#platform/search-text';
import { readCalendarPlace } from './calendar-place';

const usual = {
  view: 'week',
  date: today(),
  calendars: ['Business', 'Holiday', 'Personal', 'ETC', 'Family'],
  open: null,
};

it.each([
  ['', {}],
  ['?view=day&date=2026-11-16', { view: 'day', date: '2026-11-16' }],
  ['?cal=Family,Business', { calendars: ['Business', 'Family'] }],
  ['?cal=none', { calendars: [] }],
  ['?event=new', { open: 'new' }],
  ['?event=12', { open: 12 }],
  ['?view=year&date=2026-02-30&event=later', {}],
])('shows what %s says', (address, said) => {
  expect(readCalendarPlace(parseSearch(address), 'tablet')).toEqual({ ...usual, ...said });
});
