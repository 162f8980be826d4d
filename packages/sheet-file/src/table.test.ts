import { expect, it } from 'vitest';
import { readSheetText } from './read-sheet-file';
import type { Cell, Sheet } from './sheet';
import { tableOf } from './table';

const known = new Set(['κωδ.', 'επώνυμο', 'όνομα', 'τμήμα', 'ώρες']);
const isHeading = (text: string) => known.has(text.toLowerCase());
const rowsOf = (text: string, putBack: number[] = []) => tableOf(readSheetText(text).sheet, { isHeading, putBack });
const hotel = `Ξενοδοχείο Ήλιος ΑΕ
Κατάσταση προσωπικού;;11/2026

Κωδ.;Επώνυμο;Όνομα;Ώρες
ΟΡΟΦΟΙ
1;Συνολάκη;Μαρία;40
2;Βλάχου;Ελένη;20
Κωδ.;Επώνυμο;Όνομα;Ώρες
3;Τοτάλη;Άννα;40

ΣΥΝΟΛΟ;;;100
Σημ.: οι ώρες είναι ανά εβδομάδα
`;

it('finds the heading and tells what is no data', () => {
  const table = rowsOf(hotel);

  expect(table.headLine).toBe(4);
  expect(table.columns).toEqual(['Κωδ.', 'Επώνυμο', 'Όνομα', 'Ώρες']);
  expect(table.rows.map(({ line }) => line)).toEqual([6, 7, 9]);
  expect(table.leftOut.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'title'],
    [2, 'title'],
    [5, 'note'],
    [8, 'heading'],
    [11, 'total'],
    [12, 'note'],
  ]);
  expect(table.leftOut[4]!.text).toBe('ΣΥΝΟΛΟ · 100');
  expect(table.blankRows).toBe(2);
});

it('puts rows back', () => {
  const table = rowsOf(hotel, [11, 5]);
  expect(table.rows.map(({ line }) => line)).toEqual([5, 6, 7, 9, 11]);
});

it('keeps a row with a code alone, and people called like a sum', () => {
  const table = rowsOf('Κωδ.;Επώνυμο;Όνομα\n1;Totalis;Anna\nΣύνολο;Μαρία;Ελένη\n');
  expect(table.rows.map(({ line }) => line)).toEqual([2, 3]);
});

it('takes the first full row as the heading when no heading is known', () => {
  const table = tableOf(readSheetText('List\n\na;b;c\n1;2;3\n4;5;6').sheet, { isHeading: () => false });
  expect(table.headLine).toBe(3);
});

it('names columns that have no name, or the same one twice', () => {
  expect(rowsOf('Κωδ.;Επώνυμο;;Ώρες;Ώρες\n1;α;β;1;2').columns).toEqual(['Κωδ.', 'Επώνυμο', '(3)', 'Ώρες', 'Ώρες (5)']);
});

const text = (value: string): Cell => ({ kind: 'text', text: value });

it('fills merged cells: heads over two rows, and a department over its people', () => {
  const sheet: Sheet = {
    name: 'Α',
    rows: [
      { line: 1, cells: [text('Κωδ.'), text('Στοιχεία'), null, text('Δευτέρα'), null, text('Τρίτη'), null] },
      {
        line: 2,
        cells: [
          null,
          text('Επώνυμο'),
          text('Όνομα'),
          text('Από'),
          text('Έως'),
          text('Από'),
          text('Έως'),
          text('Τμήμα'),
        ],
      },
      { line: 3, cells: [text('1'), text('Βλάχου'), text('Ελένη'), null, null, null, null, text('Όροφοι')] },
      { line: 4, cells: [text('2'), text('Ρούσσου'), text('Άννα')] },
    ],
    merged: [
      { top: 1, bottom: 2, left: 0, right: 0 },
      { top: 1, bottom: 1, left: 1, right: 2 },
      { top: 1, bottom: 1, left: 3, right: 4 },
      { top: 1, bottom: 1, left: 5, right: 6 },
      { top: 3, bottom: 4, left: 7, right: 7 },
    ],
  };
  const { columns, rows } = tableOf(sheet, { isHeading });

  expect(columns).toEqual([
    'Κωδ.',
    'Επώνυμο',
    'Όνομα',
    'Δευτέρα Από',
    'Δευτέρα Έως',
    'Τρίτη Από',
    'Τρίτη Έως',
    'Τμήμα',
  ]);
  expect(rows.map(({ cells }) => cells[7]?.text)).toEqual(['Όροφοι', 'Όροφοι']);
});
