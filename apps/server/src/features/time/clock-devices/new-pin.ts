import { randomInt } from 'node:crypto';
import { weaknessOfPin } from './weak-pin.rules';

const pinDigits = 5;

/** A random PIN that is not easy to guess for somebody with this employee code. */
export function newPin(employeeCode: string): string {
  for (;;) {
    const pin = Array.from({ length: pinDigits }, () => randomInt(10)).join('');
    if (weaknessOfPin(pin, employeeCode) === null) return pin;
  }
}
