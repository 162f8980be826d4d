// Browsers and Node.js have it; the contract knows the types of neither.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (content: Uint8Array) => string };

/** Text, and the encoding that its bytes were in. */
export interface TextOfFile {
  text: string;
  encoding: 'UTF-8' | 'UTF-8 with BOM' | 'UTF-16' | 'Windows-1253';
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

const decode = (encoding: string, content: Uint8Array) => new TextDecoder(encoding).decode(content);
