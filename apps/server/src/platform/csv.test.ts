import { expect, it } from 'vitest';
import { readNumberedCsv } from './csv';

it.each([';', ',', '\t'])('finds the separator %j of a short file that ends with a line break', (separator) => {
  const text = `Wer;Wann\n7101;04/05/2026 07:00\n`.replaceAll(';', separator);
  expect(readNumberedCsv(text)).toEqual({
    heading: ['Wer', 'Wann'],
    rows: [{ Wer: '7101', Wann: '04/05/2026 07:00' }],
    lines: [2],
  });
});

it('counts blank lines, before the heading too', () => {
  expect(readNumberedCsv('\n\nWer;Wann\n\n7101;07:00\n;\n7102;08:00\n').lines).toEqual([5, 7]);
});
