import type { Reading } from '@horae/roster-grid';
import { describe, expect, it } from 'vitest';
import { gridRows, type PersonOf } from './grid-rows.rules';

const second = (iso: string) => Date.parse(iso) / 1000;
const maria = { employeeId: 1, employeeCode: '7', email: null, employeeName: 'Maria', department: 'Bar' };
const personOf: PersonOf = (person) => (person === 0 ? maria : null);

type Shift = Partial<Reading['shifts'][number]>;
const shift = (from: number, to: number, more: Shift = {}) => ({
  person: 0,
  date: '2030-06-04',
  cells: ['C4'],
  from: from * 60,
  to: to * 60,
  ...more,
});
const rowsOf = (reading: Partial<Reading>) =>
  gridRows({ people: [], shifts: [], daysOff: [], leaves: [], ...reading } as unknown as Reading, {
    timeZone: 'Europe/Athens',
    personOf,
    typeOfCode: (code) => (code === 'T' ? 'Training' : null),
  });
const entriesOf = (...shifts: object[]) =>
  rowsOf({ shifts: shifts as Reading['shifts'] }).map((row) => ('entry' in row ? row.entry : row));

describe('a shift of a grid', () => {
  it('is work of its person, published, of which the grid says the hours alone', () => {
    expect(rowsOf({ shifts: [shift(7, 15)] })).toEqual([
      {
        line: 4,
        cell: 'C4',
        entry: {
          line: 4,
          cell: 'C4',
          ...maria,
          type: 'Regular',
          start: second('2030-06-04T04:00Z'),
          end: second('2030-06-04T12:00Z'),
          breakMinutes: 0,
          notes: null,
          isPublished: true,
          given: { type: false, breakMinutes: false, notes: false },
        },
      },
    ]);
  });

  it('has the break and the note that it says, up to 500 letters', () => {
    const [entry] = entriesOf(shift(7, 15, { breakMinutes: 30, note: 'x'.repeat(501) }));
    expect(entry).toMatchObject({
      breakMinutes: 30,
      notes: 'x'.repeat(500),
      given: { breakMinutes: true, notes: true },
    });
  });

  it('is left out with its person', () => {
    expect(entriesOf(shift(7, 15, { person: 1 }))).toEqual([]);
  });

  it.each<[string, object, string, boolean]>([
    ['a night from 20:00', shift(20, 28), 'Night', false],
    ['a night of four hours', shift(21, 25), 'Night', false],
    ['the evening before 20:00', shift(19.5, 28), 'Regular', false],
    ['less than four hours of a night', shift(21.5, 25), 'Regular', false],
    ['an evening until midnight', shift(20, 24), 'Regular', false],
    ['a code of which the hotel said the type', shift(7, 15, { code: 'T' }), 'Training', true],
    ['a code of which it said no type', shift(20, 28, { code: 'N' }), 'Night', false],
  ])('has a type by %s', (_what, one, type, isGiven) => {
    expect(entriesOf(one)).toMatchObject([{ type, given: { type: isGiven } }]);
  });

  it('is split with another of the same person and day', () => {
    const others = [shift(7, 11, { date: '2030-06-05' }), shift(17, 21, { person: 1 })];
    const types = entriesOf(shift(7, 11), shift(17, 21), ...others).map((entry) => 'type' in entry && entry.type);
    expect(types).toEqual(['Split', 'Split', 'Regular']);
  });

  it('is followed by its overtime, which has no break', () => {
    expect(entriesOf(shift(7, 15, { overtimeMinutes: 90, breakMinutes: 30 }))).toMatchObject([
      { type: 'Regular', end: second('2030-06-04T12:00Z'), breakMinutes: 30, given: { type: false } },
      {
        type: 'Overtime',
        start: second('2030-06-04T12:00Z'),
        end: second('2030-06-04T13:30Z'),
        breakMinutes: 0,
        given: { type: true },
      },
    ]);
  });

  it('cannot be as long as its break', () => {
    expect(entriesOf(shift(7, 7.5, { breakMinutes: 30 }))).toEqual([
      { line: 4, cell: 'C4', fault: 'A break of 30 minutes is as long as the shift.' },
    ]);
    expect(entriesOf(shift(7, 7.5, { breakMinutes: 29 }))).toMatchObject([{ breakMinutes: 29 }]);
  });

  it.each([
    ['its start', shift(3.5, 8, { date: '2030-03-31' })],
    ['its end', shift(0, 3.5, { date: '2030-03-31' })],
  ])('cannot have %s in the hour that the clocks skip', (_what, one) => {
    expect(entriesOf(one)).toEqual([
      { line: 4, cell: 'C4', fault: 'There is no 2030-03-31 03:30 in Europe/Athens: the clocks skip that hour.' },
    ]);
  });

  it('tells of the hour that the clocks repeat', () => {
    const note = '2030-10-27 03:30 comes twice in Europe/Athens; the first is used.';
    expect(entriesOf(shift(3.5, 8, { date: '2030-10-27' }))).toMatchObject([{ note }]);
    expect(entriesOf(shift(3, 3.5, { date: '2030-10-27' }))).toMatchObject([
      { note: `${note.replace('03:30', '03:00')} ${note}` },
    ]);
  });
});

describe('a day away of a grid', () => {
  const day = { person: 0, date: '2030-06-04', cells: ['C4'] };

  it('is a day off or leave of its person', () => {
    const common = { line: 4, cell: 'C4', ...maria, firstDay: '2030-06-04', lastDay: '2030-06-04', notes: null };
    expect(rowsOf({ daysOff: [day], leaves: [{ ...day, leave: 'marriage', note: 'x'.repeat(501) }] })).toEqual([
      { line: 4, cell: 'C4', entry: { ...common, type: 'DayOff', kind: null } },
      { line: 4, cell: 'C4', entry: { ...common, type: expect.any(String), kind: 'marriage', notes: 'x'.repeat(500) } },
    ]);
  });

  it('is left out with its person', () => {
    expect(rowsOf({ daysOff: [{ ...day, person: 1 }] })).toEqual([]);
  });
});

it('has rows in the order of lines and columns, by the first of their cells', () => {
  const cells = [['B10'], ['AA4'], ['C4', 'A1'], ['D4']];
  const rows = rowsOf({
    shifts: cells.map((one) => shift(7, 15, { cells: one, person: 0 })),
    daysOff: [
      { person: 0, date: '2030-06-05', cells: ['B4'] },
      { person: 0, date: '2030-06-05', cells: [] },
    ],
  });
  expect(rows.map(({ line, cell }) => `${line} ${cell}`)).toEqual(['1 A1', '4 B4', '4 C4', '4 D4', '4 AA4', '10 B10']);
});

it('says where and as what shifts are worked of somebody who has several lines, by the department and the job of each', () => {
  const people = [{ name: 'Maria', department: 'Bar', job: 'Waiter' }] as Reading['people'];
  const placesOf = (...shifts: object[]) =>
    rowsOf({ people, shifts: shifts as Reading['shifts'] }).map((row) => {
      const { worksIn, worksAs } =
        'entry' in row && 'worksIn' in row.entry ? row.entry : ({} as Record<string, string>);
      return [worksIn, worksAs];
    });
  expect(placesOf(shift(7, 15))).toEqual([[undefined, undefined]]);
  expect(placesOf(shift(7, 15), shift(16, 20, { department: 'Spa', cells: ['D5'] }))).toEqual([
    ['Bar', undefined],
    ['Spa', undefined],
  ]);
  expect(placesOf(shift(7, 15, { department: 'Spa' }), shift(16, 20, { job: 'Cashier', cells: ['D5'] }))).toEqual([
    ['Spa', 'Waiter'],
    ['Bar', 'Cashier'],
  ]);
});
