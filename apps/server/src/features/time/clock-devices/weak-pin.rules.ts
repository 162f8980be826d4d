const rising = '012345678901';
const falling = [...rising].toReversed().join('');
// Columns, corners and other figures on the keypad, and steps of two.
const figures =
  '2580 0852 1470 0741 3690 0963 1397 1379 7931 1357 2468 8642 7531 1593 9513 147258 147852 258147 159357 159753 951753 357159 741852 852741 963852 147369 789456 456123 123654 321654 654123 135790 246810 102030 142536 112358 11223344';
const common = new Set(figures.split(' '));

const isYear = (pin: string) => /^(19|20)\d\d$/.test(pin);
const isDate = (pin: string) =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(pin) ||
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(pin);
const isRepeated = (pin: string) => (pin + pin).indexOf(pin, 1) < pin.length;

/** Why a PIN is easy to guess for somebody who knows the employee's code; null if it is not. */
export function weaknessOfPin(pin: string, employeeCode: string): string | null {
  if (new Set(pin).size < 3) return 'Use at least three different digits.';
  if (rising.includes(pin) || falling.includes(pin)) return 'Do not use digits in a row, such as 3456 or 9876.';
  if (isYear(pin) || isDate(pin)) return 'Do not use a year or a date.';
  if (common.has(pin) || isRepeated(pin)) return 'Many people choose this PIN. Choose another one.';
  const codeDigits = employeeCode.replaceAll(/\D/g, '');
  const shortCode = codeDigits.replace(/^0+/, '');
  if (codeDigits.includes(pin) || (shortCode.length >= 3 && pin.includes(shortCode)))
    return 'Do not use the digits of your employee code.';
  return null;
}
