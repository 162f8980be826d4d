type CodePage = 'windows-1253' | 'iso-8859-7';

/** The text in a Greek code page, as older programs and Greek Excel save it. */
export function inCodePage(text: string, page: CodePage): Buffer {
  const decoder = new TextDecoder(page);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Buffer.from(
    [...text].map((letter) => {
      const byte = byteOf.get(letter);
      if (byte === undefined) throw new Error(`${page} has no “${letter}”.`);
      return byte;
    }),
  );
}

/** The text in UTF-16 with a mark in front, as Excel saves “Unicode text”. */
export const inUtf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
