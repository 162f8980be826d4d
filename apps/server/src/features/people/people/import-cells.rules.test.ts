import type { PersonFileRow } from '@horae/contract/people/people-files.contract';
import { describe, expect, it } from 'vitest';
import { readPersonRow } from './import-cells.rules';

type Cells = PersonFileRow['cells'];
const read = (cells: Cells, order: 'dmy' | 'mdy' = 'dmy') => readPersonRow({ line: 2, cells } as PersonFileRow, order);
const anna = { code: '7', surname: 'Makri', firstName: 'Anna' };

describe('a row of people', () => {
  it('has what its cells say, and nothing of the empty ones', () => {
    const row = read({ ...anna, email: ' Anna@Sea.GR ', birthDate: '16/6/1985', jobTitle: ' ', lastDay: '31/10/2030' });
    expect(row).toEqual({
      line: 2,
      fields: { ...anna, email: 'anna@sea.gr', birthDate: '1985-06-16' },
      contract: {},
      lastDay: '2030-10-31',
      skills: [],
      clockNumbers: [],
      naming: {
        names: { surname: 'Makri', firstName: 'Anna' },
        isConfirmed: true,
        isByOrder: false,
        written: 'Anna Makri',
      },
      departmentGroup: '',
      department: '',
      workCentre: '',
      faults: [],
      notes: [],
    });
  });

  it('has the name of one cell, and its places', () => {
    const row = read({ name: 'Makri, Anna', departmentGroup: ' Food ', department: 'Bar', workCentre: 'East' });
    expect(row).toMatchObject({ fields: { surname: 'Makri', firstName: 'Anna' } });
    expect(row).toMatchObject({ departmentGroup: 'Food', department: 'Bar', workCentre: 'East' });
    const last = readPersonRow({ line: 2, cells: { name: 'Άννα Μακρή' } } as PersonFileRow, 'dmy', 'last');
    expect(last.fields).toEqual({ surname: 'Μακρή', firstName: 'Άννα' });
  });

  it('reads days in the order of the hotel, and says what it mended', () => {
    expect(read({ birthDate: '6/16/1985' }, 'mdy').fields).toEqual({ birthDate: '1985-06-16' });
    expect(read({ birthDate: '16/6/85' })).toMatchObject({ notes: ['“16/6/85” was read as the day 1985-06-16.'] });
  });

  it('names the cell of each fault, and leaves it out', () => {
    const row = read({ ...anna, email: 'anna', birthDate: 'June', lastDay: 'soon', contractFrom: 'now' });
    expect(row).toMatchObject({ fields: anna, contract: {} });
    expect(row).not.toHaveProperty('lastDay');
    expect(row.faults.map(({ field }) => field).toSorted()).toEqual(['birthDate', 'contractFrom', 'email', 'lastDay']);
    expect(row.faults).toContainEqual({ field: 'birthDate', message: '“June” is not a date.' });
  });
});

describe('the contract of a row', () => {
  it.each<[Cells, object]>([
    [{ contractFrom: '1/5/2030' }, { fromDay: '2030-05-01' }],
    [{ kind: 'Full time' }, { kind: 'full' }],
    [{ kind: 'Πλήρης' }, { kind: 'full' }],
    [{ kind: 'Part-time' }, { kind: 'part' }],
    [{ kind: 'Μερική' }, { kind: 'part' }],
    [{ kind: 'Casual' }, { kind: 'rotational' }],
    [{ kind: 'Rotating' }, { kind: 'rotational' }],
    [{ kind: 'Εκ περιτροπής' }, { kind: 'rotational' }],
    [{ program: 'Fixed' }, { hasFixedHours: true }],
    [{ program: 'yes' }, { hasFixedHours: true }],
    [{ program: 'Σταθερό ωράριο' }, { hasFixedHours: true }],
    [{ program: 'Flexible' }, { hasFixedHours: false }],
    [{ program: 'No' }, { hasFixedHours: false }],
    [{ program: 'Ευέλικτο' }, { hasFixedHours: false }],
    [{ weeklyHours: '37,5' }, { weeklyHours: 37.5 }],
    [{ weeklyHours: '40' }, { weeklyHours: 40 }],
    [{ daysPerWeek: '5' }, { daysPerWeek: 5 }],
    [{ hourlyCost: '€ 9.35' }, { hourlyCost: 9.35 }],
    [{ hourlyCost: '£12' }, { hourlyCost: 12 }],
    [{ weeklyPattern: '4 0 8 0 7,5 0 0' }, { weeklyPattern: [240, 0, 480, 0, 450, 0, 0] }],
    [{ weeklyPattern: '4; 0; 8/ 0 | 8 0 0' }, { weeklyPattern: [240, 0, 480, 0, 480, 0, 0] }],
    [{ weeklyPattern: '2.333 0 0 0 0 0 0' }, { weeklyPattern: [140, 0, 0, 0, 0, 0, 0] }],
    [{ specialRules: 'None' }, { specialRules: 'none' }],
    [{ specialRules: 'Κανένας' }, { specialRules: 'none' }],
    [{ specialRules: 'Kitchen: continuous' }, { specialRules: 'kitchen' }],
    [{ specialRules: 'Μαθητής' }, { specialRules: 'pupil' }],
    [{ specialRules: 'Student' }, { specialRules: 'pupil' }],
    [{ specialRules: 'Manager' }, { specialRules: 'responsible' }],
    [{ specialRules: 'Position of responsibility' }, { specialRules: 'responsible' }],
  ])('with %o is %o', (cells, contract) => {
    expect(read(cells)).toMatchObject({ faults: [] });
    expect(read(cells).contract).toEqual(contract);
  });

  it.each<[Cells, string, string]>([
    [{ kind: 'half' }, 'kind', '“half” is not a contract type. Use full, part or rotational.'],
    [{ program: 'unfixed' }, 'program', '“unfixed” is not valid. Use fixed or flexible.'],
    [{ program: 'fixedly' }, 'program', '“fixedly” is not valid. Use fixed or flexible.'],
    [{ program: 'not flexible' }, 'program', '“not flexible” is not valid. Use fixed or flexible.'],
    [{ program: 'flexible?' }, 'program', '“flexible?” is not valid. Use fixed or flexible.'],
    [{ weeklyHours: 'forty' }, 'weeklyHours', '“forty” is not a number.'],
    [{ weeklyHours: '40h' }, 'weeklyHours', '“40h” is not a number.'],
    [{ weeklyHours: '37.555' }, 'weeklyHours', '“37.555” is not a number.'],
    [{ weeklyHours: '169' }, 'weeklyHours', 'A week has 168 hours.'],
    [{ hourlyCost: '9 €' }, 'hourlyCost', '“9 €” is not a number.'],
    [{ daysPerWeek: '7' }, 'daysPerWeek', 'Use 1 to 6 days.'],
    [{ contractFrom: 'soon' }, 'contractFrom', '“soon” is not a date.'],
    ...['4 0 8 0 8 0', '4 0 8 0 8 0 0 0', '4 0 8 0 8 0 x', '4 0 8 0 8 0 -1'].map((text): [Cells, string, string] => [
      { weeklyPattern: text },
      'weeklyPattern',
      `“${text}” is not a weekly pattern. Enter the hours of seven days, Monday first, such as 4 0 8 0 8 0 0.`,
    ]),
    ...['nobody', 'the kitchen', 'not a pupil', 'not responsible'].map((text): [Cells, string, string] => [
      { specialRules: text },
      'specialRules',
      `“${text}” is not valid. Use none, kitchen, pupil or responsible.`,
    ]),
  ])('with %o is refused', (cells, field, message) => {
    expect(read(cells)).toMatchObject({ contract: {}, faults: [{ field, message }] });
  });
});

describe('the skills of a row', () => {
  it.each([
    ['First aid', [{ name: 'First aid', expiresOn: null }]],
    [
      'First aid ( 1/3/2031 ); ; Bar()',
      [
        { name: 'First aid', expiresOn: '2031-03-01' },
        { name: 'Bar', expiresOn: null },
      ],
    ],
    ['x'.repeat(80), [{ name: 'x'.repeat(80), expiresOn: null }]],
  ])('are read from “%s”', (skills, expected) => {
    expect(read({ skills })).toMatchObject({ skills: expected, faults: [] });
  });

  it.each(['First aid (soon)', '(2031-03-01)', 'x'.repeat(81)])('are not read from “%s”', (skills) => {
    const message = `“${skills}” is not a skill. Enter a name, and the expiry date in brackets if there is one.`;
    expect(read({ skills })).toMatchObject({ skills: [], faults: [{ field: 'skills', message }] });
  });
});

it('reads numbers of clocks, and names the wrong ones', () => {
  expect(read({ clockNumbers: ' 12, A7;\t99 ' })).toMatchObject({ clockNumbers: ['12', 'A7', '99'], faults: [] });
  expect(read({ clockNumbers: '12 a-b' })).toMatchObject({
    clockNumbers: ['12'],
    faults: [{ field: 'clockNumbers', message: '“a-b” is not a clock number. Use 1 to 24 letters and digits.' }],
  });
});
