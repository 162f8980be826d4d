import { expect, it } from 'vitest';
import { weaknessOfPin } from './weak-pin.rules';

const few = 'Use at least three different digits.';
const row = 'Do not use digits in a row, such as 3456 or 9876.';
const date = 'Do not use a year or a date.';
const common = 'Many people choose this PIN. Choose another one.';
const code = 'Do not use the digits of your employee code.';

it.each([
  ['0000', few],
  ['1212', few],
  ['1122', few],
  ['7000', few],
  ['77777777', few],
  ['1234', row],
  ['0123', row],
  ['7890', row],
  ['4321', row],
  ['0987', row],
  ['23456789', row],
  ['1984', date],
  ['2026', date],
  ['31121999', date],
  ['19991231', date],
  ['05121985', date],
  ['17061985', date],
  ['30091985', date],
  ['19850605', date],
  ['19850617', date],
  ['19850930', date],
  ['2580', common],
  ['159753', common],
  ['123123', common],
  ['456456', common],
  ['8642', common],
  ['0417', code],
  ['4170', code],
  ['10417', code],
])('%s is refused', (pin, fault) => {
  expect(weaknessOfPin(pin, 'E0417')).toBe(fault);
});

it.each([
  '4711',
  '8305',
  '17390',
  '2101',
  '19841',
  '99310142',
  '71984',
  '00121985',
  '12001985',
  '19850012',
  '19850600',
  '731121985',
  '311219857',
  '719850617',
  '198506177',
])('%s is taken', (pin) => {
  expect(weaknessOfPin(pin, 'E0417')).toBeNull();
});

it('zeros before the digits of a code do not count', () => {
  expect(weaknessOfPin('94170', 'E00417')).toBe(code);
  expect(weaknessOfPin('94170', 'E4107')).toBeNull();
});

it('a code of one or two digits is found in too many numbers to matter', () => {
  expect(weaknessOfPin('4712', '71')).toBeNull();
  expect(weaknessOfPin('4712', 'Anna')).toBeNull();
});
