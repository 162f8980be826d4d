import { describe, expect, it } from 'vitest';
import { acceptOf, faultOfFile } from './file-check';

const limits = { types: ['image/png'], typeNames: 'PNG', bytes: 800_000 };

describe('a chosen file', () => {
  it.each([
    ['of the right kind and just small enough', 'image/png', 800_000, undefined],
    ['of another kind', 'image/svg+xml', 10, 'Choose a PNG file. “a” is not one.'],
    ['without a byte', 'image/png', 0, '“a” is empty.'],
    ['that is too large', 'image/png', 1_250_000, '“a” is 1.3 MB. Choose a file of at most 800 kB.'],
  ])('%s', (_what, type, size, sentence) => {
    expect(faultOfFile({ name: 'a', type, size }, limits)).toBe(sentence);
  });

  it('of text is known by its ending, whatever the system calls it', () => {
    const csv = { types: ['text/csv'], typeNames: 'CSV', bytes: 100 };
    const file = (name: string) => ({ name, type: 'application/vnd.ms-excel', size: 10 });
    expect([faultOfFile(file('May.CSV'), csv), faultOfFile(file('May.xls'), csv)]).toEqual([
      undefined,
      'Choose a CSV file. “May.xls” is not one.',
    ]);
    expect(acceptOf(csv)).toBe('text/csv,.csv');
  });
});
