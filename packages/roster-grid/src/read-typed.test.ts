import { expect, it } from 'vitest';
import { isTakenCode, readTyped } from './read-typed';

const spans = (text: string) => {
  const read = readTyped(text);
  return read.kind === 'shift' ? read.work.flatMap((one) => one.spans.map(({ from, to }) => [from, to])) : read.kind;
};

it.each<[string, ReturnType<typeof spans>]>([
  ['8-16', [[480, 960]]],
  ['08:30-16:30', [[510, 990]]],
  ['22-6', [[1320, 1800]]],
  ['23-7', [[1380, 1860]]],
  [
    '8-12/18-22',
    [
      [480, 720],
      [1080, 1320],
    ],
  ],
  ['7–15', [[420, 900]]],
  ['off', 'dayOff'],
  ['ΡΕΠΟ', 'dayOff'],
  ['ρεπο', 'dayOff'],
  ['al', 'leave'],
  ['ΑΔΕΙΑ', 'leave'],
  ['sick', 'leave'],
  ['', 'empty'],
  ['8', 'unknown'],
  ['kitchen', 'unknown'],
])('reads what is typed into a day: %s', (text, expected) => {
  expect(spans(text)).toEqual(expected);
});

it('knows the kind of leave', () => {
  expect([readTyped('al'), readTyped('ΑΣΘΕΝΕΙΑ'), readTyped('άδεια γάμου')]).toEqual([
    { kind: 'leave', leave: 'annual' },
    { kind: 'leave', leave: 'sickness' },
    { kind: 'leave', leave: 'marriage' },
  ]);
});

it.each([
  ['off', true],
  ['AL', true],
  ['ΡΕΠΟ', true],
  // The Latin letter looks like the Greek code of a day off.
  ['P', true],
  ['ΑΔΓΑΜ', true],
  ['0700', true],
  ['7am', true],
  ['E1', false],
  ['ΠΡΩΙ', false],
  ['N', false],
  ['1', false],
])('a code that typing understands has no other meaning: %s', (code, isTaken) => {
  expect(isTakenCode(code)).toBe(isTaken);
});
