import { gunzipSync } from 'node:zlib';
import { array, assert, asyncProperty, nat } from 'fast-check';
import { expect, it } from 'vitest';
import { ZippedText } from './zipped-text';

const bytesOf = (length: number, seed: number) =>
  Buffer.from(Array.from({ length }, (_, n) => (n % 7 === 0 ? (n * seed) % 251 : 97 + (n % 26))));

function zippedOf(bytes: Buffer, roomAtFirst = 1): ZippedText {
  const zipped = new ZippedText(roomAtFirst);
  zipped.text.add(bytes);
  return zipped;
}

it.each([0, 1, 1000, 512 * 1024, 512 * 1024 + 1, 3_000_000])('%i bytes decompress unchanged', async (length) => {
  const bytes = bytesOf(length, 31);
  expect(gunzipSync(await zippedOf(bytes).finish()).equals(bytes)).toBe(true);
});

it('gives the same file regardless of how the text was split', async () => {
  const bytes = bytesOf(2_500_000, 17);
  const whole = await zippedOf(bytes).finish();
  await assert(
    asyncProperty(array(nat(bytes.length), { maxLength: 9 }), async (ends) => {
      const zipped = new ZippedText(1);
      let written = 0;
      for (const end of [...ends.sort((a, b) => a - b), bytes.length]) {
        zipped.text.add(bytes.subarray(written, end));
        zipped.compress();
        written = end;
      }
      expect((await zipped.finish()).equals(whole)).toBe(true);
    }),
    { numRuns: 10 },
  );
});

it('keeps texts separate that share buffers concurrently and in succession', async () => {
  const all = [3, 5, 7, 11, 13].map((seed) => bytesOf(1_300_000, seed));
  for (let round = 0; round < 3; round += 1) {
    const files = await Promise.all(all.map((bytes) => zippedOf(bytes, bytes.length).finish()));
    expect(files.map((file) => gunzipSync(file).equals(all[files.indexOf(file)]!))).toEqual(all.map(() => true));
  }
});
