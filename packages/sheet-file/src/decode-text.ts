import { FileFault } from './file-fault';
import { decodeCodePage, type GreekCodePage } from './greek-code-pages';

// Browsers and Node.js have it; this package knows the types of neither.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (content: Uint8Array) => string };

/** The encodings of text files; the names are also shown. */
export const encodings = ['UTF-8', 'UTF-8 with BOM', 'UTF-16', 'UTF-16 BE', 'Windows-1253', 'ISO-8859-7'] as const;
export type Encoding = (typeof encodings)[number];

/** Text without a byte order mark, and the encoding that its bytes were read in. */
export interface DecodedText {
  text: string;
  encoding: Encoding;
}

/**
 * Decodes the bytes of a text file: in the encoding asked for, otherwise in the one that is recognised. Every byte must
 * stand for a letter, and the text never has U+FFFD; otherwise a `FileFault` names the fix.
 */
export function decodeText(content: Uint8Array, wanted?: Encoding): DecodedText {
  const encoding = wanted ?? recognised(content);
  const text = decoded(content, encoding);
  if (text === undefined) {
    if (!wanted) throw unknownEncoding();
    throw new FileFault(
      'other-encoding',
      `This file is not written in ${encoding}. Choose another encoding, or save it as “CSV UTF-8”.`,
      encoding,
    );
  }
  refuseUnreadable(text);
  return { text, encoding };
}

/** Refuses text in which letters were lost before, and content that is not text. */
export function refuseUnreadable(text: string): void {
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) {
    const line = String(text.slice(0, lost).split('\n').length);
    throw new FileFault(
      'lost-letters',
      `Line ${line} has the sign � where letters were lost when the file was saved. Save it again from the original, as an Excel workbook or “CSV UTF-8”.`,
      line,
    );
  }
  if (text.includes('\0')) {
    throw new FileFault('no-text', 'This is not a spreadsheet or a text file. Choose an Excel, ODS or CSV file.');
  }
}

function recognised(content: Uint8Array): Encoding {
  const [first, second, third] = content;
  if (first === 0xff && second === 0xfe) return 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16 BE';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF-8 with BOM';
  const unmarked = unmarkedUtf16(content);
  if (unmarked) return unmarked;
  return decoded(content, 'UTF-8') === undefined ? greekPage(content) : 'UTF-8';
}

/** Recognises UTF-16 without its mark by separators and line ends, which have a zero byte on one side. */
function unmarkedUtf16(content: Uint8Array): Encoding | undefined {
  const start = content.subarray(0, 4000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1;
  if (content.length % 2 !== 0 || zeros[0]! + zeros[1]! < start.length / 20) return undefined;
  if (zeros[0] === 0) return 'UTF-16';
  return zeros[1] === 0 ? 'UTF-16 BE' : undefined;
}

/** The two Greek code pages differ in Ά and in marks of punctuation. */
function greekPage(content: Uint8Array): GreekCodePage {
  const texts = (['Windows-1253', 'ISO-8859-7'] as const).flatMap((page) => {
    const text = decodeCodePage(content, page);
    return text === undefined ? [] : [{ page, text, strange: strangeness(text) }];
  });
  const [best] = texts.toSorted((a, b) => a.strange - b.strange);
  if (!best || !looksGreek(best.text)) throw unknownEncoding();
  return best.page;
}

// ¶, µ, ΅ and quotation marks before a small Greek letter, or Ά within a word, come of the wrong page.
const strangeness = (text: string): number =>
  (text.match(/[¶µ΅’‘][α-ωά-ώ]|[α-ωά-ώ]Ά|(?<![Α-Ωα-ωΆ-Ώά-ώ])[’¶](?=[Α-Ω]{2})/g) ?? []).length;

/** In text of another code page most foreign letters stand alone among Latin ones: `Mόller`. */
function looksGreek(text: string): boolean {
  const words = text.match(/[A-Za-zͰ-Ͽ]+/g) ?? [];
  const greek = words.filter((word) => /[Ͱ-Ͽ]/.test(word));
  const mixed = greek.filter((word) => /[A-Za-z]/.test(word));
  return mixed.length * 2 <= greek.length;
}

function decoded(content: Uint8Array, encoding: Encoding): string | undefined {
  if (encoding === 'Windows-1253' || encoding === 'ISO-8859-7') return decodeCodePage(content, encoding);
  const label = { 'UTF-8': 'utf-8', 'UTF-8 with BOM': 'utf-8', 'UTF-16': 'utf-16le', 'UTF-16 BE': 'utf-16be' }[
    encoding
  ];
  try {
    return new TextDecoder(label, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

const unknownEncoding = () =>
  new FileFault(
    'unknown-encoding',
    'The letters of this file are in an encoding that is not known. Save it as an Excel workbook or “CSV UTF-8”, or choose its encoding.',
  );
