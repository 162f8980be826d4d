import { expect, it, vi } from 'vitest';
import type { EmployeeRow } from '../../model/rows.rules';
import type { Shift } from '../../model/shift.rules';
import type { PlannedTemplate } from './template-codes.rules';
import { templateOfShift } from './template-of-shift.rules';
import { days, shiftOf } from './test-plan';

const template = (code: string, from: number, to: number, more: Partial<PlannedTemplate> = {}): PlannedTemplate => ({
  code,
  name: '',
  type: 'Regular',
  from,
  to,
  breakMinutes: 0,
  skill: null,
  colour: null,
  ...more,
});
const early = template('E', 420, 930);
const earlyToo = template('E2', 420, 930, { breakMinutes: 20 });
const night = template('N', 1380, 1860, { type: 'Night' });
const atBar = template('B', 420, 930);
const codes = new Map([
  [3, [early, earlyToo, night]],
  [4, [atBar]],
]);
const codesOf = (department: number) => ({ templateOf: () => undefined, templates: codes.get(department) ?? [] });
const row = (department: number) => ({ resource: { building_Id: department } }) as EmployeeRow;
const morning = shiftOf(7, 1, '2026-11-10T07:00', '2026-11-10T15:30');
const late = (more: Partial<Shift>) => shiftOf(7, 2, '2026-11-10T23:00', '2026-11-11T07:00', more);
const placed = (departmentId: number) => ({ place: { departmentId } as NonNullable<Shift['place']> });

it.each<[string, number, Shift, PlannedTemplate | undefined]>([
  ['the first with its times', 3, morning, early],
  ['the one of the department of its person', 4, morning, atBar],
  ['the one of the department in which it is worked', 4, { ...morning, ...placed(3) }, early],
  ['that of the person where the place names no department', 4, { ...morning, ...placed(undefined!) }, atBar],
  ['that of a night', 3, late({ typeOfShift: 'Night' }), night],
  ['none of another type', 3, late({ typeOfShift: 'Regular' }), undefined],
  ['none that ends a minute later', 3, shiftOf(7, 3, '2026-11-10T07:00', '2026-11-10T15:29'), undefined],
  ['none that starts a minute earlier', 3, shiftOf(7, 3, '2026-11-10T07:01', '2026-11-10T15:30'), undefined],
  ['none of whole days', 3, { ...morning, allDay: true }, undefined],
  ['none in a department without templates', 5, morning, undefined],
])('a shift has %s', (_, department, shift, expected) => {
  expect(templateOfShift(codesOf, days)(row(department), shift)).toBe(expected);
});

it('has the first of the wanted ones', () => {
  const ofShift = templateOfShift(codesOf, days, ({ breakMinutes }) => breakMinutes > 0);
  expect(ofShift(row(3), morning)).toBe(earlyToo);
  expect(ofShift(row(4), morning)).toBeUndefined();
});

it('asks for the templates of a department once', () => {
  const asked = vi.fn(codesOf);
  const ofShift = templateOfShift(asked, days);
  for (const department of [3, 5, 3, 5]) ofShift(row(department), morning);
  expect(asked.mock.calls).toEqual([[3], [5]]);
});
