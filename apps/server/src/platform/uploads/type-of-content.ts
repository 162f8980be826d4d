import { documentTypes } from '@horae/contract/core/upload-limits';
import { textOfFile } from '@horae/contract/text-of-file';

const signatures: [type: string, at: number, bytes: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['application/pdf', 0, '%PDF-'],
  ['application/zip', 0, 'PK\x03\x04'],
];

/** Detects the type of a file from its bytes, or its name if they are ambiguous. Null if not accepted (SVG, HTML). */
export function typeOfContent(content: Buffer, name: string): string | null {
  const found = signatures.find(([, at, bytes]) => holdsAt(content, at, bytes))?.[0];
  if (found === 'application/zip') return typeByEnding(name, 'application/') ?? found;
  if (found) return found;
  if (holdsAt(content, 0, 'RIFF') && holdsAt(content, 8, 'WEBP')) return 'image/webp';
  return isPlainText(content) ? (typeByEnding(name, 'text/') ?? 'text/plain') : null;
}

function holdsAt(content: Buffer, at: number, bytes: string): boolean {
  return content.subarray(at, at + bytes.length).toString('latin1') === bytes;
}

function typeByEnding(name: string, family: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const known = Object.entries(documentTypes).find(([, endings]) => endings.some((one) => one === ending))?.[0];
  return known?.startsWith(family) && known !== 'application/pdf' ? known : undefined;
}

// Markup does not count as plain text: a browser might execute it.
function isPlainText(content: Buffer): boolean {
  const { text, encoding } = textOfFile(content);
  // Bytes that are no letters give U+FFFD; in UTF-8 it stands in the file, and an import says what to do.
  const isDecoded = encoding.startsWith('UTF-8') || !text.includes('\uFFFD');
  return isDecoded && !/^\s*</.test(text) && !/[^\P{Cc}\t\n\f\r]/u.test(text);
}
