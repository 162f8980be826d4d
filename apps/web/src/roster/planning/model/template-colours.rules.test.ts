import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '../../model/rows.rules';
import type { DepartmentCodes, PlannedTemplate } from './template-codes.rules';
import { templateColours } from './template-colours.rules';
import { days, shiftOf } from './test-plan';

const template = (from: number, to: number, more: Partial<PlannedTemplate>): PlannedTemplate => ({
  code: 'E1',
  name: 'Early',
  type: 'Regular',
  from,
  to,
  breakMinutes: 30,
  skill: null,
  colour: null,
  ...more,
});
const codes: Record<number, PlannedTemplate[]> = {
  1: [
    template(420, 900, { colour: 'teal' }),
    template(420, 900, { colour: 'red' }),
    template(1380, 1860, { colour: 'violet', type: 'Night' }),
    template(540, 1020, {}),
  ],
  2: [template(420, 900, { colour: 'pink' })],
};
const codesOf = (department: number) => ({ templates: codes[department] ?? [] }) as unknown as DepartmentCodes;
const row = (department: number) => ({ resource: { building_Id: department } }) as EmployeeRow;
const early = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00');
const colourOf = templateColours(codesOf, days);

describe('the colour of a shift', () => {
  it('is that of the template with its type and times in its department', () => {
    const night = shiftOf(7, 12, '2026-11-10T23:00', '2026-11-11T07:00', { typeOfShift: 'Night' });
    expect(colourOf(row(1), early)).toBe('teal');
    expect(colourOf(row(1), night)).toBe('violet');
    expect(colourOf(row(1), { ...night, typeOfShift: 'Regular' })).toBeUndefined();
    expect(colourOf(row(1), shiftOf(7, 13, '2026-11-10T09:00', '2026-11-10T17:00'))).toBeUndefined();
    expect(colourOf(row(3), early)).toBeUndefined();
  });

  it('is that of the department in which it is worked', () => {
    const place = {
      departmentId: 2,
      department: 'Bar',
      jobTitle: null,
      workCentreId: null,
      workCentre: null,
      costPlace: null,
      skill: null,
    };
    expect(colourOf(row(1), { ...early, place })).toBe('pink');
  });

  it('is none for a day off', () => {
    expect(colourOf(row(1), { ...early, allDay: true })).toBeUndefined();
  });
});
