import { expect, it } from 'vitest';
import { isOwnText } from './own-texts.rules';

it.each([
  ['shiftType', '7-15', true],
  ['shiftType', 'SickLeave', true],
  ['shiftType', 'early', false],
  ['rosterLine', 'one', true],
  ['rosterLine', 'several', true],
  ['rosterLine', 'department', true],
  ['rosterLine', 'Maria', false],
  ['firstDay', '2030-06-04', true],
  ['firstDay', '4 June', false],
  ['person', '2030-06-04', false],
] as const)('as an answer about %s, “%s” is understood: %s', (of, text, isUnderstood) => {
  expect(isOwnText(of as Parameters<typeof isOwnText>[0], text)).toBe(isUnderstood);
});
