import { gunzipSync } from 'node:zlib';
import { array, assert, asyncProperty, nat } from 'fast-check';
import { expect, it } from 'vitest';
import { PieceZipper } from './zip-pieces';

const textOf = (length: number, seed: number) =>
  Buffer.from(Array.from({ length }, (_, n) => (n % 7 === 0 ? (n * seed) % 251 : 97 + (n % 26))));

it.each([0, 1, 1000, 512 * 1024, 512 * 1024 + 1, 3_000_000])('%i bytes come out as they went in', async (length) => {
  const text = textOf(length, 31);
  expect(gunzipSync(await new PieceZipper().finish(text)).equals(text)).toBe(true);
});

it('gives the same file however much of the text was there at a time', async () => {
  const text = textOf(2_500_000, 17);
  const whole = await new PieceZipper().finish(text);
  await assert(
    asyncProperty(array(nat(text.length), { maxLength: 9 }), async (lengths) => {
      const zipper = new PieceZipper();
      for (const length of lengths.sort((a, b) => a - b)) zipper.take(text.subarray(0, length));
      expect((await zipper.finish(text)).equals(whole)).toBe(true);
    }),
    { numRuns: 10 },
  );
});
