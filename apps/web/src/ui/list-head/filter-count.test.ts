import { expect, test } from 'vitest';
import { filterCount } from './filter-count';

test.each<[string, string[], number]>([
  ['nothing', [], 0],
  ['one filter', ['Status: Active'], 1],
  ['several in one line', ['Contract: Part time · Department: Kitchen'], 2],
  ['lines of several parts of a screen', ['Status: Active', 'Contract: Part time · Department: Kitchen'], 3],
  ['the search, which is no filter', ['Searched: “Samar”', 'Status: Active'], 1],
])('counts %s', (_, lines, count) => {
  expect(filterCount(lines, 'Searched')).toBe(count);
});
