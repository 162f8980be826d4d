import { describe, expect, it } from 'vitest';
import { textOfBytes } from './text-of-bytes';

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

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big-endian', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['the Greek code page', Buffer.from([...text].map((letter) => greek.get(letter) ?? letter.charCodeAt(0)))],
  ])('is decoded from %s', (_name, content) => {
    expect(textOfBytes(content)).toBe(text);
  });
});
