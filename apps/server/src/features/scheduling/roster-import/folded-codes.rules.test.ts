import { readRosterSheet } from '@horae/roster-grid';
import type { Sheet } from '@horae/sheet-file/sheet';
import { expect, it } from 'vitest';
import { foldedCodes } from './folded-codes.rules';
import { gridSheet } from './grid-sheet.rules';

const line = (...cells: string[]) => cells.map((text) => (text === '' ? null : ({ kind: 'text', text } as const)));
const sheetOf = (code: string): Sheet => ({
  name: 'Week',
  rows: [
    { line: 1, cells: line('Κωδικός', 'Όνομα', 'Δευ 3/6/2030', 'Τρι 4/6/2030') },
    { line: 2, cells: line(code, 'Μάνου Θάλεια', '8-16', '8-16') },
  ],
  merged: [],
});
const known = [{ id: 7, code: 'AB12', name: 'Μάνου Θάλεια', names: [] }];

function noticesOf(code: string, employeeId: number | null = 7) {
  const sheet = sheetOf(code);
  const person = { employeeId: employeeId ?? 0, employeeCode: code, employeeName: 'Μάνου Θάλεια', email: null };
  return foldedCodes(
    sheet,
    readRosterSheet(gridSheet(sheet), {}),
    () => (employeeId === null ? null : Object(person)),
    known,
  );
}

it('tells a code in Greek letters that was read as the Latin one of the hotel, with its cell', () => {
  expect(noticesOf('ΑΒ12')).toEqual([{ kind: 'lookAlike', cells: ['A2'], text: 'ΑΒ12, AB12' }]);
});

it.each([
  ['the same code', 'AB12', 7],
  ['the same code in small letters', 'ab12', 7],
  ['another code, of somebody found by name', 'AB13', 7],
  ['somebody whom the hotel does not know', 'ΑΒ12', 8],
  ['a line that is nobody', 'ΑΒ12', null],
] as const)('says nothing of %s', (_, code, employeeId) => {
  expect(noticesOf(code, employeeId)).toEqual([]);
});
