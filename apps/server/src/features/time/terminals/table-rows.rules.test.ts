import { expect, it } from 'vitest';
import { layoutOf } from './table-layout.rules';
import { readClockTime, readTableRow } from './table-rows.rules';

it.each([
  ['7:58', '07:58:00'],
  ['07.58.12', '07:58:12'],
  ['7:58 pm', '19:58:00'],
  ['12:05 a.m.', '00:05:00'],
  ['6:56 π.μ.', '06:56:00'],
  ['3:01 μ.μ.', '15:01:00'],
  ['23:59:59.000', '23:59:59'],
  ['7:58 p. m.', '19:58:00'],
  ['1:05 pm', '13:05:00'],
  ['0:30 pm', null],
  ['24:00', null],
  ['7:58:60', null],
  ['at 7:58', null],
  ['7:58 o’clock', null],
  ['7:60', null],
  ['13:00 pm', null],
  ['noon', null],
])('%s is %s', (text, expected) => {
  expect(readClockTime(text)).toBe(expected);
});

it.each([
  [{ code: '12', time: '2026-07-14 07:58' }, '2026-07-14T07:58:00'],
  [{ code: '12', time: '2026/07/14 07:58' }, '2026-07-14T07:58:00'],
  [{ code: '12', time: '2026-07-14T07:58:10' }, '2026-07-14T07:58:10'],
  [{ code: '12', time: '14/07/2026 07:58' }, '2026-07-14T07:58:00'],
  [{ code: ' 12 ', time: '2026-07-14  07:58' }, '2026-07-14T07:58:00'],
  [{ code: '12', date: '2026-07-14 00:00:00', time: '7:58' }, '2026-07-14T07:58:00'],
  [{ code: '12', date: '14/7/2026 0:00', time: '7:58' }, '2026-07-14T07:58:00'],
  [{ code: '12', date: '2026-07-14T00:00', time: '7:58' }, '2026-07-14T07:58:00'],
  [{ code: '12', time: '14.7.2026 7:58 pm' }, '2026-07-14T19:58:00'],
])('%o', (cells, wall) => {
  const layout = layoutOf(Object.keys(cells));

  expect(readTableRow(cells, layout, 'dmy')).toEqual({ code: '12', wall, direction: null });
});

it.each([
  ['in', 'in'],
  ['Check Out', 'out'],
  ['Έξοδος', 'out'],
  ['ΕΞΟΔΟΣ', 'out'],
  ['ΈΞΟΔΟΣ', 'out'],
  ['ΕΙΣΟΔΟΣ', 'in'],
  ['Προσέλευση', 'in'],
  ['ΑΠΟΧΩΡΗΣΗ', 'out'],
  ['C/In', 'in'],
  ['5', 'out'],
  ['255', null],
  ['overtime', null],
])('the direction "%s" is %s', (direction, expected) => {
  const cells = { code: '12', time: '2026-07-14 07:58', direction };

  expect(readTableRow(cells, layoutOf(Object.keys(cells)), 'dmy')).toMatchObject({ direction: expected });
});

it.each([
  [
    ['ΚΩΔΙΚΟΣ', 'ΗΜΕΡΟΜΗΝΙΑ', 'ΩΡΑ', 'ΚΙΝΗΣΗ'],
    ['date', 'timeOfDay', 'direction'],
  ],
  [
    ['Κωδικός', 'Ημερομηνία', 'Ώρα', 'Κίνηση'],
    ['date', 'timeOfDay', 'direction'],
  ],
  [
    ['ΚΩΔΙΚΌΣ', 'ΗΜΕΡΟΜΗΝΊΑ ΚΑΙ ΏΡΑ', 'ΕΙΣΟΔΟΣ / ΕΞΟΔΟΣ'],
    ['time', 'direction'],
  ],
  [['ΚΩΔΙΚΟΣ ΕΡΓΑΖΟΜΕΝΟΥ', 'ΩΡΑ'], ['time']],
])('the heading %s is known', (heading, fields) => {
  const { name: _name, code, ...layout } = layoutOf(heading);

  expect([code, Object.keys(layout).toSorted()]).toEqual([heading[0], fields.toSorted()]);
});

it('names the column at fault', () => {
  const layout = layoutOf(['PIN', 'Date', 'Time']);

  expect(readTableRow({ PIN: '', Date: '14/07/2026', Time: '7:58' }, layout, 'dmy')).toEqual({
    fault: 'PIN: enter the code of the person, up to 40 characters.',
  });
  expect(readTableRow({ Date: '14/07/2026', Time: '7:58' }, layout, 'dmy')).toHaveProperty('fault');
  expect(readTableRow({ PIN: '1'.repeat(41), Date: '14/07/2026', Time: '7:58' }, layout, 'dmy')).toHaveProperty(
    'fault',
  );
  expect(readTableRow({ PIN: '1'.repeat(40), Date: '14/07/2026', Time: '7:58' }, layout, 'dmy')).toHaveProperty('wall');
  expect(readTableRow({ PIN: '1', Date: '14/07/2026', Time: 'about noon' }, layout, 'dmy')).toEqual({
    fault: 'Time: "about noon" is not a time.',
  });
  expect(readTableRow({ PIN: '1', Date: '31/06/2026', Time: '7:58' }, layout, 'dmy')).toEqual({
    fault: 'Date: "31/06/2026" is not a date.',
  });
  expect(readTableRow({ PIN: '1', Date: '30/06/2026', Time: '7:5' }, layout, 'dmy')).toEqual({
    fault: 'Time: "7:5" is not a time.',
  });
});
