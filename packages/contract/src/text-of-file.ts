// Browsers and Node.js have it; the contract knows the types of neither.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (content: Uint8Array) => string };

/** The encodings that text files may have. */
export const textEncodings = ['UTF-8', 'UTF-8 with BOM', 'UTF-16', 'Windows-1253'] as const;

/** Text, and the encoding that its bytes were in. */
export interface TextOfFile {
  text: string;
  encoding: (typeof textEncodings)[number];
}

/**
 * Decodes a file as spreadsheets write it: UTF-8, UTF-16 with a byte order mark, or the old Greek code page. The text
 * has no byte order mark.
 */
export function textOfFile(content: Uint8Array): TextOfFile {
  const [first, second, third] = content;
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le', content), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be', content), encoding: 'UTF-16' };
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return { text, encoding: isMarked ? 'UTF-8 with BOM' : 'UTF-8' };
  } catch {
    return { text: decode('windows-1253', content), encoding: 'Windows-1253' };
  }
}

/** Returns the line that shows best whether text was decoded as its author wrote it, at most 200 characters of it. */
export function sampleLine(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const line = lines.find((one, at) => at > 0 && hasOtherLetters(one)) ?? lines.find(hasOtherLetters) ?? lines[1];
  return (line ?? lines[0] ?? '').slice(0, 200);
}

const decode = (encoding: string, content: Uint8Array) => new TextDecoder(encoding).decode(content);

// Every encoding above writes the letters of English alike.
const hasOtherLetters = (line: string) => /[^\p{ASCII}]/u.test(line);
