import { expect, it } from 'vitest';
import { patternStep } from './pattern-step.rules';

const rowsOf = (...rows: string[]) => rows.map((row) => [...row]);

it.each([
  [['EEEEEoo', 'oEEEEEo'], 1],
  [['EEEEEoo', 'EEEEooE'], -1],
  [['EELLoEE', 'oEELLoE'], 1],
  [['EEoEEoE', 'EEoEEoE'], 0],
  [['EEEE', 'EEEE'], 0],
])('finds how much later each row begins: %s', (rows, shift) => {
  expect(patternStep(rowsOf(...rows))?.shift).toBe(shift);
});

it.each([[['EEEEEoo']], [['EEEEEoo', 'EoEoEoE']], [['EEEEEoo', 'oEEEEEo', 'EEEEEoo']]])('finds none in %s', (rows) => {
  expect(patternStep(rowsOf(...rows))).toBeNull();
});

it('says which day of the first row a place repeats', () => {
  const step = patternStep(rowsOf('abcdefg', 'gabcdef'))!;
  expect([0, 1, 2, 6].map((column) => 'abcdefg'[step.columnOf(2, column)])).toEqual(['f', 'g', 'a', 'e']);
});
