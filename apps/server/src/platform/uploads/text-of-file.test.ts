import { textOfFile } from '@horae/contract/text-of-file';
import { describe, expect, it } from 'vitest';

const text = 'όνομα,Αθηνά\r\nΚουζίνα,1';
// Windows code page 1253: capital alpha is 0xC1, small alpha 0xE1; accented letters are elsewhere.
const greek = new Map([...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ'].map((letter, at) => [letter, 0xc1 + at] as const));
for (const [at, letter] of [...'αβγδεζηθικλμνξοπρςστυφχψω'].entries()) greek.set(letter, 0xe1 + at);
for (const [letter, byte] of [
  ['ά', 0xdc],
  ['έ', 0xdd],
  ['ή', 0xde],
  ['ί', 0xdf],
  ['ό', 0xfc],
  ['ύ', 0xfd],
  ['ώ', 0xfe],
] as const)
  greek.set(letter, byte);

const bytes = (encoded: string, encoding: BufferEncoding = 'utf8') => Buffer.from(encoded, encoding);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes(text), 'UTF-8'],
    ['UTF-8 with a byte order mark', bytes(`\uFEFF${text}`), 'UTF-8 with BOM'],
    ['UTF-16', bytes(`\uFEFF${text}`, 'utf16le'), 'UTF-16'],
    ['UTF-16, big-endian', bytes(`\uFEFF${text}`, 'utf16le').swap16(), 'UTF-16'],
    [
      'the Greek code page',
      Buffer.from([...text].map((letter) => greek.get(letter) ?? letter.charCodeAt(0))),
      'Windows-1253',
    ],
  ])('is decoded from %s', (_name, content, encoding) => {
    expect(textOfFile(content)).toEqual({ text, encoding });
  });
});
