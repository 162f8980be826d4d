import { readRosterSheet } from '@horae/roster-grid';
import type { Sheet } from '@horae/sheet-file/sheet';
import { expect, it } from 'vitest';
import { gridSheet } from './grid-sheet.rules';
import { gridView } from './grid-view.rules';

const cellsOf = (line: string): Sheet['rows'][number]['cells'] =>
  line.split(',').map((text) => (text === '' ? null : { kind: 'text', text }));
const sheetOf = (...lines: string[]): Sheet => ({
  name: 'Week',
  rows: lines.map((line, at) => ({ line: at + 1, cells: cellsOf(line) })),
  merged: [],
});
const viewOf = (sheet: Sheet) => gridView(sheet, readRosterSheet(gridSheet(sheet), {}));

const long = `Κανάκη ${'Ρ'.repeat(300)}`;
const sheet = sheetOf(
  ',Δευ 3/6/2030,Τρι 4/6/2030,Τετ 5/6/2030',
  'Μάνου Θάλεια,8-16,16-24,ΡΕΠΟ',
  `${long},22-6,7-11/18-22,ΑΔΕΙΑ`,
);

it('shows each cell as written, with its role and what it says', () => {
  const { days, people, lines } = viewOf(sheet);
  expect(days).toEqual(['2030-06-03', '2030-06-04', '2030-06-05']);
  expect(people).toBe(2);
  const said = lines.map(({ cells }) => cells.map((cell) => cell?.said.map(({ from, to, type }) => [from, to, type])));
  expect(said[1]).toEqual([
    [],
    [['08:00', '16:00', 'Regular']],
    [['16:00', '24:00', 'Regular']],
    [[undefined, undefined, 'DayOff']],
  ]);
  expect(said[2]?.[1]).toEqual([['22:00', '06:00', 'Regular']]);
  expect(said[2]?.[2]).toEqual([
    ['07:00', '11:00', 'Regular'],
    ['18:00', '22:00', 'Regular'],
  ]);
  expect(said[2]?.[3]).toEqual([[undefined, undefined, 'AnnualLeave']]);
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
});

it('says what each column and line is taken for, and where the first day is answered', () => {
  const grid = sheetOf(
    'Hotel',
    'Κωδ,Όνομα,3/6/2030,4/6/2030,5/6/2030,Σύνολο',
    'Κουζίνα',
    'E1,Μάνου Θάλεια,8-16,16-24,ΡΕΠΟ,16',
    'Σύνολο,,1,1,0',
  );
  const { columns, lines, heads } = viewOf(grid);
  expect(columns).toEqual(['code', 'name', 'day', 'day', 'day', 'total']);
  expect(lines.map(({ as }) => as)).toEqual([null, 'head', 'department', 'person', 'total']);
  expect(heads).toEqual([{ cell: 'C2', firstDay: '2030-06-03' }]);
});

it('says which day each column is, but not where another table below has another', () => {
  const week = [',3/6/2030,4/6/2030', 'Μάνου Θάλεια,8-16,ΡΕΠΟ'];
  expect(viewOf(sheetOf(...week)).dates).toEqual([null, '2030-06-03', '2030-06-04']);
  const below = sheetOf(...week, '', ',10/6/2030,11/6/2030', 'Ζήση Ερατώ,8-16,ΑΔΕΙΑ');
  expect(viewOf(below).dates).toEqual([null, null, null]);
});

it('has nothing for an empty cell, and the beginning of a long text', () => {
  const { lines } = viewOf(sheet);
  expect(lines[0]?.cells[0]).toBeNull();
  expect(lines[2]?.cells[0]?.text).toBe(long.slice(0, 200));
});
