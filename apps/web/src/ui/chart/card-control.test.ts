import { expect, it } from 'vitest';
import type { TextSearch } from '#platform/screen-search';
import { cardControl } from './card-control';

/** Returns the query parameters after an action. */
function after(search: TextSearch, action: (control: ReturnType<typeof cardControl>) => void): TextSearch {
  let now = search;
  action(cardControl({ search, onSearch: (next) => (now = typeof next === 'function' ? next(now) : next) }));
  return now;
}

it('turns one card, and all to tables unless all are', () => {
  expect(after({}, (control) => control.toggleTable('a'))).toEqual({ table: 'a' });
  expect(after({ table: 'a' }, (control) => control.toggleTable('a'))).toEqual({});
  expect(after({ table: 'a' }, (control) => control.toggleTable('a', 'b'))).toEqual({ table: 'a,b' });
  expect(after({ table: 'a,b' }, (control) => control.toggleTable('a', 'b'))).toEqual({});
});

it('leaves the first choice out of the address and takes no choice that there is not', () => {
  const years = ['2020', '2019'];
  expect(after({}, (control) => control.choose('report', '2019', years))).toEqual({ report: '2019' });
  expect(after({ report: '2019' }, (control) => control.choose('report', '2020', years))).toEqual({});
  const control = cardControl({ search: { report: '1999' }, onSearch: () => undefined });
  expect(control.choiceOf('report', years)).toBe('2020');
  expect(control.choiceOf('report', [])).toBe('');
});

it('opens one card and closes it', () => {
  expect(after({ table: 'a' }, (control) => control.expand('b'))).toEqual({ table: 'a', open: 'b' });
  expect(after({ open: 'b' }, (control) => control.expand(null))).toEqual({});
});
