import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { expect, it } from 'vitest';
import { fieldsOf, hasWeekdays, textsOf } from './wish-form.rules';

const hours: RosterWish = {
  id: 1,
  version: 1,
  employeeId: 7,
  kind: 'hours',
  firstDay: '2026-11-09',
  lastDay: null,
  weekdays: [1, 2],
  start: '07:00',
  end: '15:00',
  note: 'School',
};
const { id: _id, version: _version, employeeId: _employee, ...fields } = hours;

it('a wish in its form is the same wish', () => {
  expect(fieldsOf(textsOf(hours, '2026-12-01'), [1, 2])).toEqual(fields);
  const off = { ...hours, kind: 'off' as const, lastDay: '2026-11-20', start: null, end: null };
  expect(textsOf(off, '2026-12-01')).toMatchObject({ kind: 'off', lastDay: '2026-11-20', start: '', end: '' });
  expect(fieldsOf(textsOf(off, '2026-12-01'), [1, 2])).toMatchObject({ lastDay: '2026-11-20', start: null, end: null });
});

it('a new wish is for one day off', () => {
  const texts = textsOf(null, '2026-11-09');
  expect(texts).toEqual({ kind: 'off', firstDay: '2026-11-09', lastDay: '2026-11-09', start: '', end: '', note: '' });
  expect(fieldsOf(texts, [1])).toMatchObject({ lastDay: '2026-11-09', weekdays: [], start: null, end: null });
});

it.each([
  ['until further notice', '', true],
  ['on one day', '2026-11-09', false],
  ['on two days', '2026-11-10', true],
])('a wish %s may be about some weekdays alone: %s', (_when, lastDay, expected) => {
  const texts = { ...textsOf(null, '2026-11-09'), lastDay };
  expect(hasWeekdays(texts)).toBe(expected);
  expect(fieldsOf(texts, [1, 2]).weekdays).toEqual(expected ? [1, 2] : []);
});
