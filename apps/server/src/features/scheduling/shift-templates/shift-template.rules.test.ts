import type { ShiftTemplateFields } from '@horae/contract/scheduling/shift-templates.contract';
import { expect, it } from 'vitest';
import { storedFields } from './shift-template.rules';

const fields = {
  departmentId: 3,
  code: 'Έ1',
  name: 'Early',
  type: 'Regular',
  start: '07:00',
  end: '15:00',
  breakMinutes: 30,
  skill: '',
  colour: 'blue',
} as unknown as ShiftTemplateFields;
const { start: _start, end: _end, ...rest } = fields;

it.each<[string, Partial<ShiftTemplateFields>, object]>([
  ['as minutes after midnight', {}, { startMinute: 420, endMinute: 900 }],
  ['until midnight', { end: '00:00' }, { startMinute: 420, endMinute: 1440 }],
  ['into the next day', { start: '22:00', end: '06:00' }, { startMinute: 1320, endMinute: 1800 }],
  ['with a break a minute shorter', { breakMinutes: 479 }, { startMinute: 420, endMinute: 900, breakMinutes: 479 }],
])('keeps a template %s', (_how, more, times) => {
  expect(storedFields({ ...fields, ...more })).toEqual({ ...rest, codeKey: expect.any(String), ...times });
});

it('compares codes without accents, and keeps them in one form', () => {
  const [composed, apart] = ['NFC', 'NFD'].map((form) => storedFields({ ...fields, code: 'Έ1'.normalize(form) }));
  expect(apart).toEqual(composed);
  expect(composed!.codeKey).toBe(storedFields({ ...fields, code: 'ε1' }).codeKey);
});

it.each<[Partial<ShiftTemplateFields>, string, string]>([
  [{ code: '7-15' }, 'code', '“7-15” means something else already when it is typed. Use another code.'],
  [{ end: '07:00' }, 'end', 'Enter an end that differs from the start.'],
  [{ breakMinutes: 480 }, 'breakMinutes', 'The break must be shorter than the shift.'],
  [{ start: '22:00', end: '06:00', breakMinutes: 480 }, 'breakMinutes', 'The break must be shorter than the shift.'],
])('refuses a template with %o', (more, path, message) => {
  expect(() => storedFields({ ...fields, ...more })).toThrow(
    expect.objectContaining({ more: { error: { fields: [{ path: `template.${path}`, message }] } } }),
  );
});
