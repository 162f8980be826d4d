import type { Place } from '@horae/contract/people/places';
import { describe, expect, it } from 'vitest';
import { openPlaces, readPlaceRows, readRowsOfBoth } from './pasted-places.rules';

const place = (
  kind: Place['kind'],
  id: number,
  parentId: number | null,
  name: string,
  more: Partial<Place> = {},
): Place => ({
  kind,
  id,
  parentId,
  name,
  closedFrom: null,
  continuedAs: null,
  ...more,
});
const places = [
  place('department', 11, 1, 'Μπαρ'),
  place('department-group', 1, null, 'Food'),
  place('department-group', 2, null, 'Rooms', { closedFrom: '2030-01-01' }),
  place('department', 21, 2, 'Front'),
];

describe('rows of one tree', () => {
  const read = (...lines: string[][]) => {
    const { rows, wanted } = readPlaceRows('departments', lines, places);
    return {
      states: rows.map(({ state }) => state),
      wanted: wanted.map(({ kind, path }) => `${kind}: ${path.join(' › ')}`),
    };
  };

  it.each<[string, string[], string, string[]]>([
    ['a group that is there', ['food'], 'exists', []],
    ['a department that is there, in other letters', ['Food', 'ΜΠΑΡ'], 'exists', []],
    ['a department of a group that is there', ['Food', 'Pool'], 'new', ['department: Food › Pool']],
    ['a group and its department', ['Spa', 'Pool'], 'new', ['department-group: Spa', 'department: Spa › Pool']],
    ['a group that was closed', ['Rooms'], 'new', ['department-group: Rooms']],
    [
      'a department below one that was closed',
      ['Rooms', 'Front'],
      'new',
      ['department-group: Rooms', 'department: Rooms › Front'],
    ],
    ['blanks around and behind', [' Food ', ' ', ''], 'exists', []],
  ])('add what is not there: %s', (_which, line, state, wanted) => {
    expect(read(line)).toEqual({ states: [state], wanted });
  });

  it('add each place once', () => {
    expect(read(['Spa', 'Pool'], ['SPA', 'pool'], ['Spa', 'Sauna'])).toEqual({
      states: ['new', 'exists', 'new'],
      wanted: ['department-group: Spa', 'department: Spa › Pool', 'department: Spa › Sauna'],
    });
  });

  it.each<[string[], string]>([
    [[], 'This line is empty.'],
    [['', ' '], 'This line is empty.'],
    [['Food', 'Bar', 'Left'], 'Use at most 2 columns.'],
    [['', 'Bar'], 'Column 1 is empty.'],
    [['Food', 'x'.repeat(101)], 'The name in column 2 is too long: use up to 100 characters.'],
    [['x'.repeat(101)], 'The name in column 1 is too long: use up to 100 characters.'],
  ])('are wrong: %s', (line, message) => {
    const { rows, wanted } = readPlaceRows('departments', [['Spa'], line], places);
    expect(rows[1]).toMatchObject({ row: 2, state: 'wrong', message });
    expect(wanted).toHaveLength(1);
  });

  it('have up to 100 letters, and their number and names as they are shown', () => {
    expect(readPlaceRows('departments', [[` ${'x'.repeat(100)} `]], places).rows).toEqual([
      { row: 1, names: ['x'.repeat(100)], state: 'new', message: null },
    ]);
  });
});

describe('rows of both trees', () => {
  const read = (...lines: string[][]) => {
    const { rows, wanted } = readRowsOfBoth(lines, places, 'Hotel');
    return {
      states: rows.map(({ state, message }) => message ?? state),
      wanted: wanted.map(({ kind, path }) => `${kind}: ${path.join(' › ')}`),
    };
  };
  const units = ['business-unit: Hotel', 'organisation-unit: Hotel › Food', 'work-centre: Hotel › Food › Pool'];

  it('put a group and its department below the unit of the hotel', () => {
    expect(read(['Food', 'Pool'])).toEqual({ states: ['new'], wanted: [...units, 'department: Food › Pool'] });
  });

  it('take a name alone for the levels below as well, unless another row has something below it', () => {
    expect(read(['Spa']).wanted).toEqual([
      'business-unit: Hotel',
      'organisation-unit: Hotel › Spa',
      'work-centre: Hotel › Spa › Spa',
      'department-group: Spa',
      'department: Spa › Spa',
    ]);
    expect(read(['Food'], ['Food', 'Pool'])).toEqual({
      states: ['new', 'new'],
      wanted: [...units, 'department: Food › Pool'],
    });
  });

  it('have units of their own where a row has three names', () => {
    expect(read(['East', 'Food', 'Pool'], ['West'])).toEqual({
      states: ['new', 'new'],
      wanted: [
        'business-unit: East',
        'organisation-unit: East › Food',
        'work-centre: East › Food › Pool',
        'business-unit: West',
        'organisation-unit: West › West',
        'work-centre: West › West › West',
        'department: Food › Pool',
        'department-group: West',
        'department: West › West',
      ],
    });
  });

  it('are there if both trees have them', () => {
    const all = [
      ...places,
      place('business-unit', 1, null, 'Hotel'),
      place('organisation-unit', 2, 1, 'Food'),
      place('work-centre', 3, 2, 'Μπαρ'),
    ];
    expect(readRowsOfBoth([['Food', 'Μπαρ']], all, 'Hotel')).toEqual({
      rows: [{ row: 1, names: ['Food', 'Μπαρ'], state: 'exists', message: null }],
      wanted: [],
    });
  });

  it('add nothing while one is wrong', () => {
    expect(read(['Food', 'Pool'], ['a', 'b', 'c', 'd'], [])).toEqual({
      states: ['new', 'Use at most 3 columns.', 'This line is empty.'],
      wanted: [],
    });
  });
});

it('finds the open places of a tree with the names that lead to them', () => {
  expect(openPlaces(['department-group', 'department'], places).map(({ path, place: { id } }) => [id, path])).toEqual([
    [1, ['Food']],
    [11, ['Food', 'Μπαρ']],
  ]);
});
