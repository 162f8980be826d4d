import type { ShiftTemplate } from '@horae/contract/scheduling/shift-templates.contract';
import { describe, expect, it } from 'vitest';
import { readDayItems } from './day-items.rules';
import { templateCodes } from './template-codes.rules';

const day = '2026-10-24';
const [housekeeping, kitchen, formerKitchen] = [11, 12, 10];
const departments = [
  { id: housekeeping, name: 'Housekeeping', formerly: [], mayAdd: true },
  { id: kitchen, name: 'Κουζίνα', formerly: [formerKitchen], mayAdd: true },
];
const template = (code: string, start: string, end: string, more: Partial<ShiftTemplate> = {}): ShiftTemplate => ({
  id: 1,
  version: 1,
  code,
  name: code,
  start,
  end,
  breakMinutes: 0,
  type: 'Regular',
  departmentId: null,
  skill: '',
  colour: null,
  mayChange: true,
  ...more,
});
const templates = [
  template('E1', '07:00', '15:00', { breakMinutes: 30 }),
  template('Πρωί', '06:30', '10:30', { departmentId: kitchen }),
  template('N', '23:00', '07:00', { type: 'Night' }),
  template('N', '22:00', '06:00', { type: 'Night', departmentId: kitchen }),
  template('OC', '18:00', '22:00', { type: 'OnCall' }),
  template('L', '16:00', '00:00'),
];
const codesOf = templateCodes({ templates, departments });
const read = (text: string, department = housekeeping) =>
  readDayItems(text, day, codesOf(department).templateOf)?.map(({ typeOfShift, start, end, breakMinutes }) =>
    [typeOfShift, start.slice(8), end.slice(8), breakMinutes].filter((part) => part !== null).join(' '),
  );

describe('what a code of a template plans', () => {
  it.each<[string, string[] | undefined]>([
    ['E1', ['Regular 24T07:00 24T15:00 30']],
    [' e1 ', ['Regular 24T07:00 24T15:00 30']],
    // The Greek letters that look alike.
    ['Ε1', ['Regular 24T07:00 24T15:00 30']],
    ['N', ['Night 24T23:00 25T07:00 0']],
    ['L', ['Regular 24T16:00 25T00:00 0']],
    ['E1/18-22', ['Split 24T07:00 24T15:00 30', 'Split 24T18:00 24T22:00']],
    ['8-12 / L', ['Split 24T08:00 24T12:00', 'Split 24T16:00 25T00:00 0']],
    ['E1/OC', ['Split 24T07:00 24T15:00 30', 'OnCall 24T18:00 24T22:00 0']],
    ['8-12/N', ['Split 24T08:00 24T12:00', 'Night 24T23:00 25T07:00 0']],
    ['E1/22-6', ['Split 24T07:00 24T15:00 30', 'Split 24T22:00 25T06:00']],
    ['E1/15-18', ['Split 24T07:00 24T15:00 30', 'Split 24T15:00 24T18:00']],
    ['E1/14-18', undefined],
    ['L/E1', undefined],
    ['E1/off', undefined],
    ['E1/', undefined],
    ['E1/what', undefined],
    ['E2', undefined],
    ['8-16', ['Regular 24T08:00 24T16:00']],
    ['off', ['DayOff 24T00:00 25T00:00']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('is that of the person’s department, else of the hotel', () => {
    expect(read('N', kitchen)).toEqual(['Night 24T22:00 25T06:00 0']);
    expect(read('E1', kitchen)).toEqual(['Regular 24T07:00 24T15:00 30']);
    expect(read('ΠΡΩΙ', kitchen)).toEqual(['Regular 24T06:30 24T10:30 0']);
    expect(read('ΠΡΩΙ')).toBeUndefined();
  });

  it('is also that of the department which goes on as this one', () => {
    expect(read('πρωί', formerKitchen)).toEqual(['Regular 24T06:30 24T10:30 0']);
  });
});
