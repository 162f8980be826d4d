import { expect, it } from 'vitest';
import { readPeopleFile } from './read-people-file';

const fileOf = (...content: BlobPart[]) => new File(content, 'people.csv');
// Μαρία, as Windows-1253 writes it.
const maria = new Uint8Array([0xcc, 0xe1, 0xf1, 0xdf, 0xe1]);

it('reads the old Greek code page, and says so with a line of the file', async () => {
  const { columns, rows, encoding, sample } = await readPeopleFile(fileOf('name;code\nAnna;1\n', maria, ';2\n'));

  expect([columns, rows]).toEqual([
    ['name', 'code'],
    [
      ['Anna', '1'],
      ['Μαρία', '2'],
    ],
  ]);
  expect([encoding, sample]).toEqual(['Windows-1253', 'Μαρία;2']);
});

it('leaves out a byte order mark', async () => {
  const { columns, encoding } = await readPeopleFile(fileOf('\uFEFFname,code\nΜαρία,2\n'));

  expect([columns, encoding]).toEqual([['name', 'code'], 'UTF-8 with BOM']);
});

it('refuses what is no text', async () => {
  await expect(readPeopleFile(fileOf('PK\u0003\u0004\0\0'))).rejects.toThrow('people.csv is no text.');
});
