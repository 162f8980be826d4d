import { expect, it } from 'vitest';
import { newRecoveryCode, readRecoveryCode, recoveryCodesMade } from './recovery-codes.rules';

it('makes codes in three groups that begin with their number, without letters that look alike', () => {
  const numbers = Array.from({ length: recoveryCodesMade }, (_, number) => number);
  const made = numbers.flatMap((number) => Array.from({ length: 30 }, () => newRecoveryCode(number)));
  expect(new Set(made).size).toBe(300);
  for (const [at, code] of made.entries()) {
    expect(code).toMatch(/^\d[2-9A-HJKMNP-TV-Z]{3}(-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(readRecoveryCode(code)).toEqual({ number: Math.floor(at / 30), code: code.replaceAll('-', '') });
  }
});

it.each([
  ['3K7Q-FM2X-RT9B', { number: 3, code: '3K7QFM2XRT9B' }],
  [' 3k7q fm2x\trt9b ', { number: 3, code: '3K7QFM2XRT9B' }],
  ['0K7QFM2XRT9B', { number: 0, code: '0K7QFM2XRT9B' }],
  ['3K7Q-FM2X-RT9', null],
  ['3K7Q-FM2X-RT9BC', null],
  ['KK7Q-FM2X-RT9B', null],
  ['3K7Q_FM2X_RT9B', null],
  ['3Κ7Q-FM2X-RT9B', null],
  ['', null],
])('reads %j as %o', (typed, read) => {
  expect(readRecoveryCode(typed)).toEqual(read);
});
