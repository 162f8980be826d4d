import { describe, expect, it } from 'vitest';
import { readSheetText } from './read-sheet-file';
import type { Sheet } from './sheet';

const texts = ({ rows }: Sheet) => rows.map(({ line, cells }) => [line, ...cells.map((cell) => cell?.text ?? '')]);

describe('the separator is found', () => {
  it.each([
    ['semicolons, decimal commas', 'Κωδ;Ώρες;Κόστος\n1;40,0;6,50\n2;20,0;6,50', ';'],
    ['commas, semicolons in a cell', 'code,name,skills\n1,Anna,"a;b"\n2,Eleni,"c;d"', ','],
    ['tabs of a paste', 'Κωδ\tΌνομα\n1\tΆννα, Μαρία\n', '\t'],
    ['under title rows with commas', 'Ξενοδοχείο, Ρόδος\n\nΚωδ;Όνομα;Τμήμα\n1;Άννα;Όροφοι\n2;Ελένη;Όροφοι', ';'],
    ['declared by Excel', 'sep=;\r\nα;β,γ,δ\r\n', ';'],
  ])('%s', (_, text, separator) => {
    expect(readSheetText(text).separator).toBe(separator);
  });
});

it('reads quoted cells with separators, quotation marks and line breaks, and tells the line of each row', () => {
  const { sheet } = readSheetText('α;β\n"ένα;δύο";"το ""τρία"""\n\n"δύο\nγραμμές";x\nτέλος;5" σωλήνας\n');

  expect(texts(sheet)).toEqual([
    [1, 'α', 'β'],
    [2, 'ένα;δύο', 'το "τρία"'],
    [4, 'δύο\nγραμμές', 'x'],
    [6, 'τέλος', '5" σωλήνας'],
  ]);
});

it('takes a quotation mark that is never closed as a letter', () => {
  expect(texts(readSheetText('α;β\n"x;y\nz;w').sheet)).toEqual([
    [1, 'α', 'β'],
    [2, '"x', 'y'],
    [3, 'z', 'w'],
  ]);
});
