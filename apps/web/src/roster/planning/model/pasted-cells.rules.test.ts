import { describe, expect, it } from 'vitest';
import { pastedCells } from './pasted-cells.rules';

const people = [7, 8, 9, 10];
const dates = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'];
const pasted = (text: string, rows: number[], columns: string[], last = '2026-11-15') =>
  pastedCells(text, { people: rows, dates: columns }, people, last).cells.map(
    ({ employee, date, text: cell }) => `${employee} ${date.slice(-2)} ${cell}`,
  );

describe('a single cell', () => {
  it('fills everything that is chosen', () => {
    expect(pasted('off\n', [7, 8], dates.slice(0, 2))).toEqual(['7 09 off', '7 10 off', '8 09 off', '8 10 off']);
  });

  it('fills single days that do not lie together', () => {
    const cells = [
      { employee: 7, date: dates[0]! },
      { employee: 9, date: dates[3]! },
    ];
    expect(pastedCells('off', { people: [7, 9], dates, cells }, people, '2026-11-15').cells).toMatchObject([
      { employee: 7, date: dates[0], text: 'off' },
      { employee: 9, date: dates[3], text: 'off' },
    ]);
  });
});

describe('a block', () => {
  const block = 'a\tb\r\nc\td\r\n';

  it('goes from the first day on, whatever is chosen', () => {
    const once = ['8 10 a', '8 11 b', '9 10 c', '9 11 d'];
    expect(pasted(block, [8], [dates[1]!])).toEqual(once);
    expect(pasted(block, [8, 9, 10], dates.slice(1))).toEqual(once);
  });

  it('is repeated where the choice is a multiple of it', () => {
    expect(pasted(block, [7, 8, 9, 10], dates.slice(0, 2))).toEqual([
      '7 09 a',
      '7 10 b',
      '8 09 c',
      '8 10 d',
      '9 09 a',
      '9 10 b',
      '10 09 c',
      '10 10 d',
    ]);
    expect(pasted('a\tb', [7, 8], dates)).toEqual([
      '7 09 a',
      '7 10 b',
      '7 11 a',
      '7 12 b',
      '8 09 a',
      '8 10 b',
      '8 11 a',
      '8 12 b',
    ]);
  });

  it('loses what reaches beyond the people and days on screen, and goes nowhere without its person', () => {
    expect(pasted(block, [10], [dates[0]!], dates[0])).toEqual(['10 09 a']);
    expect(pasted(block, [99], [dates[0]!])).toEqual([]);
  });

  it('may have lines of different length', () => {
    expect(pasted('a\nb\tc', [7], [dates[0]!])).toEqual(['7 09 a', '8 09 b', '8 10 c']);
  });

  it('says how many cells reach beyond the screen', () => {
    expect(pastedCells(block, { people: [10], dates: [dates[0]!] }, people, dates[0]!).beyond).toBe(3);
    expect(pastedCells(block, { people: [7], dates: [dates[0]!] }, people, dates[3]!).beyond).toBe(0);
  });

  it.each([
    ['several lines in a cell are parts of its day', '"8-12\n18-22"\toff', ['7 09 8-12/18-22', '7 10 off']],
    ['a quote in a quoted cell is written twice', '"8-16 ""pool"""\n9-17', ['7 09 8-16 "pool"', '8 09 9-17']],
    ['a tab in a quoted cell is part of it', '"a\tb"\tc', ['7 09 a\tb', '7 10 c']],
    ['a quote within a cell is one', '5" a\tb', ['7 09 5" a', '7 10 b']],
    ['an unfinished quote is one', '"a\tb', ['7 09 "a', '7 10 b']],
    ['a line without cells below wider ones is none', 'a\tb\r\n\r\n\n', ['7 09 a', '7 10 b']],
    ['a row of empty cells is one', 'a\tb\r\n\t\r\n', ['7 09 a', '7 10 b', '8 09 ', '8 10 ']],
    ['empty cells of a single column stay', 'a\r\n\r\n', ['7 09 a', '8 09 ']],
    ['empty cells stay empty', '\ta\n\n\tb', ['7 09 ', '7 10 a', '8 09 ', '9 09 ', '9 10 b']],
  ])('%s', (_, text, cells) => {
    expect(pasted(text, [7], [dates[0]!])).toEqual(cells);
  });
});
