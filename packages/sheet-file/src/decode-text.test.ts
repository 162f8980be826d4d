import { describe, expect, it } from 'vitest';
import { decodeText, type Encoding } from './decode-text';
import { encodeGreek } from './test/encode-greek';

const text = 'Επώνυμο;Όνομα;ΑΦΜ\r\nΆγγελος;«Άννα»;094014201';
const bytes = (content: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(content, encoding));

describe('the encoding of a text file is recognised', () => {
  it.each<[Encoding, Uint8Array]>([
    ['UTF-8', bytes(text)],
    ['UTF-8 with BOM', bytes(`\uFEFF${text}`)],
    ['UTF-16', bytes(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16', bytes(text, 'utf16le')],
    ['UTF-16 BE', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
    ['UTF-16 BE', new Uint8Array(Buffer.from(text, 'utf16le').swap16())],
    ['Windows-1253', encodeGreek(text, 'windows-1253')],
    ['ISO-8859-7', encodeGreek(text, 'iso-8859-7')],
  ])('%s', (encoding, content) => {
    expect(decodeText(content)).toEqual({ text, encoding });
  });
});

it('tells the code pages apart by Ά alone', () => {
  const names = 'Άννα;Άγγελος;ΆΡΤΑ';
  expect(decodeText(encodeGreek(names, 'windows-1253'))).toEqual({ text: names, encoding: 'Windows-1253' });
  expect(decodeText(encodeGreek(names, 'iso-8859-7'))).toEqual({ text: names, encoding: 'ISO-8859-7' });
});

it('reads in the encoding that is asked for', () => {
  const content = encodeGreek('Άννα', 'windows-1253');
  expect(decodeText(content, 'ISO-8859-7').text).toBe('’ννα');
});

describe('text that is not whole is refused with the fix', () => {
  it.each<[string, Uint8Array, Encoding | undefined, string, RegExp]>([
    ['letters lost before', bytes('όνομα\n��ννα'), undefined, 'lost-letters', /^Line 2 .*Save it again/],
    ['the wrong encoding', encodeGreek('Άννα', 'windows-1253'), 'UTF-8', 'other-encoding', /not written in UTF-8/],
    ['half a letter', Uint8Array.of(0xff, 0xfe, 0x41), undefined, 'unknown-encoding', /Save it as/],
    ['a byte that is no letter', Uint8Array.of(0x41, 0xd2, 0xff), undefined, 'unknown-encoding', /Save it as/],
    ['German in Windows-1252', bytes('Müller;Köln', 'latin1'), undefined, 'unknown-encoding', /Save it as/],
    ['no text', Uint8Array.of(1, 0, 0, 3, 0), undefined, 'no-text', /not a spreadsheet or a text file/],
  ])('%s', (_, content, wanted, reason, message) => {
    expect(() => decodeText(content, wanted)).toThrow(
      expect.objectContaining({ reason, message: expect.stringMatching(message) }),
    );
  });
});

it('keeps codes of both alphabets in a Greek file', () => {
  const codes = 'Κωδικός;Όνομα\nHΚ001;Μαρία\nHΚ002;Ελένη';
  expect(decodeText(encodeGreek(codes, 'windows-1253')).text).toBe(codes);
});
