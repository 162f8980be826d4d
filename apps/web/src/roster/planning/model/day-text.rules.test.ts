import { expect, it } from 'vitest';
import { awayCode, awayOf, dayText } from './day-text.rules';
import { days, offOf, planOf, shiftOf } from './test-plan';

const text = (language: string, ...shifts: Parameters<typeof planOf>) =>
  dayText(planOf(...shifts).entriesOf(7), days, language);
const leave = { ...offOf(7, 3, '2026-11-10', '2026-11-11'), typeOfShift: 'AnnualLeave' as const };
const split = [
  shiftOf(7, 1, '2026-11-10T08:00', '2026-11-10T12:00'),
  shiftOf(7, 2, '2026-11-10T18:00', '2026-11-10T22:30'),
];

it.each([
  ['', []],
  ['08:00-12:00', [split[0]!]],
  ['08:00-12:00/18:00-22:30', split],
  ['off', [offOf(7, 3, '2026-11-10', '2026-11-11')]],
  ['al', [leave]],
  ['marriage', [{ ...leave, leaveKind: 'marriage' as const, title: 'Marriage' }]],
])('a day is written as it would be typed: “%s”', (expected, shifts) => {
  expect(text('en', ...shifts)).toBe(expected);
});

it('days off and leave are written in the language of the reader', () => {
  expect([text('el', offOf(7, 3, '2026-11-10', '2026-11-11')), text('el', leave)]).toEqual(['ΡΕΠΟ', 'ΑΔΕΙΑ']);
  expect([awayCode('SickLeave', 'el'), awayCode('SickLeave', 'en')]).toEqual(['ΑΣΘΕΝΕΙΑ', 'sick']);
});

it.each([
  ['DayOff', true],
  ['UnpaidLeave', true],
  ['Regular', false],
  ['toString', false],
])('%s is time away: %s', (type, isAway) => {
  expect(awayOf(type)).toBe(isAway);
});
