import { type Encoding, encodings } from '@horae/sheet-file/decode-text';
import type { LeftOutRow } from '@horae/sheet-file/table';
import type { ImportFile } from '#platform/uploads/sheet-of-upload';

/** The encoding named by `--encoding`; undefined if there is none. */
export function readEncoding(text: string | undefined): Encoding | undefined {
  const found = encodings.find((one) => one.toLowerCase() === text?.toLowerCase());
  if (text && !found) throw new Error(`--encoding is one of ${encodings.join(', ')}, not ${text}.`);
  return found;
}

/** Says how a file was read, and which rows are left out. */
export function tellReading(
  { readAs, sample, sheets }: ImportFile,
  sheet: string,
  leftOut: readonly LeftOutRow[],
  say: (line: string) => void,
): void {
  say(`Read as ${readAs}${sheet ? `, sheet “${sheet}”` : ''}: ${sample}`);
  const others = sheets.filter(({ name }) => name !== sheet);
  if (others.length > 0) {
    const names = others.map(({ name, isHidden }) => (isHidden ? `${name} (hidden)` : name));
    say(`Other sheets: ${names.join(', ')}. Choose one with --sheet.`);
  }
  for (const { line, reason, text } of leftOut) say(`line ${line}: left out (${reason}). ${text}`);
}
