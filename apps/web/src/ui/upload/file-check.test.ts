import { describe, expect, it } from 'vitest';
import { faultOfFile } from './file-check';

const limits = { types: ['image/png'], typeNames: 'PNG', bytes: 800_000 };

describe('a chosen file', () => {
  it.each([
    ['of the right kind and just small enough', 'image/png', 800_000, undefined],
    ['of another kind', 'image/svg+xml', 10, 'Choose a PNG file. “a” is none.'],
    ['without a byte', 'image/png', 0, '“a” is empty.'],
    ['that is too large', 'image/png', 1_250_000, '“a” is 1.3 MB. Choose a file of at most 800 kB.'],
  ])('%s', (_what, type, size, sentence) => {
    expect(faultOfFile({ name: 'a', type, size }, limits)).toBe(sentence);
  });
});
