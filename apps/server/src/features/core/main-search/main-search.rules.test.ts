import type { FoundKind } from '@horae/contract/core/main-search.contract';
import { page } from '@horae/contract/product-page';
import type { Access } from '@horae/contract/route';
import { describe, expect, it } from 'vitest';
import { type Fixed, findFixed, isShort, pagesFor, tablesFor, wordsOf } from './main-search.rules';

const admin = { role: 'admin', administers: [] } as const;
const hotelAdmin = { role: 'client', administers: [1003] } as const;
const client = { role: 'client', administers: [] } as const;
type Viewer = Parameters<typeof tablesFor>[0];

const tables: { kind: FoundKind; access: Access }[] = [
  { kind: 'article', access: 'session' },
  { kind: 'employee', access: 'hotel-admin' },
  { kind: 'user', access: 'admin' },
];

it.each<[string, Viewer, FoundKind | undefined, FoundKind[]]>([
  ['an administrator', admin, undefined, ['article', 'employee', 'user']],
  ['an administrator of a hotel', hotelAdmin, undefined, ['article', 'employee']],
  ['a client', client, undefined, ['article']],
  ['an administrator, of one kind,', admin, 'employee', ['employee']],
  ['a client, of a kind that is not open to them,', client, 'employee', []],
])('%s %# searches the tables that are open to them', (_, viewer, only, kinds) => {
  expect(tablesFor(viewer, tables, only).map(({ kind }) => kind)).toEqual(kinds);
});

it('finds pages that are open to the account, by title alone', () => {
  const pages = [
    page(1, 'Blog', '/blog', 'book'),
    page(2, 'Audit', '/audit', 'list', 'admin'),
    page(3, 'People', '/people', 'users', 'hotel-admin'),
  ];
  expect(pagesFor(client, pages)).toEqual([{ title: 'Blog', note: '', link: '/blog' }]);
  expect(pagesFor(hotelAdmin, pages).map(({ title }) => title)).toEqual(['Blog', 'People']);
  expect(pagesFor(admin, pages).map(({ title }) => title)).toEqual(['Blog', 'Audit', 'People']);
});

it.each([
  ['', []],
  ['   ', []],
  ['  Μαρία \t O’Neil ', ['μαρια', 'oneil']],
  ['ΚΩΣΤΑΣ', ['κωστασ']],
])('the words of %j are %j', (q, words) => {
  expect(wordsOf(q)).toEqual(words);
});

it.each([
  ['a', true],
  ['αβ', true],
  ['αβγ', false],
  ['😀😀', true],
])('%s is short: %s', (word, expected) => {
  expect(isShort(word)).toBe(expected);
});

describe('entries', () => {
  const entry = (title: string, note = '', text?: string): Fixed => ({
    title,
    note,
    link: '/',
    ...(text !== undefined && { text }),
  });
  const titlesOf = (entries: Fixed[], q: string) => findFixed(entries, wordsOf(q)).map(({ title }) => title);

  it('are found by words in title, note and text, and by all of them', () => {
    const entries = [entry('Roster', 'Week plan'), entry('Roster', '', 'week'), entry('Week plan'), entry('Other')];
    expect(findFixed(entries, wordsOf('week ROSTER'))).toEqual([entries[0], entries[1]]);
    expect(findFixed(entries, [])).toEqual(entries);
    expect(findFixed([], wordsOf('week'))).toEqual([]);
  });

  it('are found by a word of three letters anywhere, by a shorter one only where a word begins', () => {
    const entries = [entry('Plan'), entry('Week plan'), entry('Upland')];
    expect(titlesOf(entries, 'pla')).toEqual(['Plan', 'Week plan', 'Upland']);
    expect(titlesOf(entries, 'pl')).toEqual(['Plan', 'Week plan']);
    expect(titlesOf(entries, 'la')).toEqual([]);
    expect(titlesOf(entries, 'lan')).toEqual(['Plan', 'Week plan', 'Upland']);
  });

  it('begin with titles that begin with the search, then with a word that does, and keep their order otherwise', () => {
    const entries = [
      entry('Other', 'day off'),
      entry('Holiday office'),
      entry('My day off'),
      entry('Day off'),
      entry('Monday offers'),
      entry('Their day offer'),
      entry('Days: day off'),
      entry('Day office'),
    ];
    expect(titlesOf(entries, 'day off')).toEqual([
      'Day off',
      'Day office',
      'My day off',
      'Their day offer',
      'Days: day off',
      'Holiday office',
      'Monday offers',
      'Other',
    ]);
  });
});
