import { foldText } from '@horae/contract/fold-text';
import { expect, it } from 'vitest';
import { cutAtMatch, matchRank } from './fold-text';

it.each([
  ['Μαρία', 'μαρια'],
  ['ΜΑΡΙΑ', 'μαρια'],
  ['Γιώργος', 'γιωργοσ'],
  ['Émile', 'emile'],
  ['Ϋ', 'υ'],
  ['O’Neill', 'oneill'],
  ["O'Neill", 'oneill'],
  ['', ''],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each([
  ['Maria Papadaki', 'mar', 0],
  ['Maria Papadaki', 'pap', 1],
  ['Maria Papadaki', 'ada', 2],
  ['Maria Papadaki', 'x', null],
  ['Παπαδοπούλου Μαρία', 'Μαρία Παπαδοπούλου', 2],
  ['Shane O’Neill', "o'neill", 1],
  ['Γιώργος', 'ΓΙΏΡΓΟΣ', 0],
  ['Maria', '  ', 0],
])('%s answers %j with %s', (text, search, rank) => {
  expect(matchRank(text, search)).toBe(rank);
});

it('cuts at the match and keeps the accents of the text', () => {
  expect(cutAtMatch('Μαρία Παπαδάκη', 'παπαδακη')).toEqual(['Μαρία ', 'Παπαδάκη', '']);
  expect(cutAtMatch('Ma\u0301ria', 'mari')).toEqual(['', 'Ma\u0301ri', 'a']);
  expect(cutAtMatch('Maria', 'z')).toEqual(['Maria', '', '']);
});
