import { isUtf8 } from 'node:buffer';
import { textOfFile } from '@horae/contract/text-of-file';

/**
 * Decodes what a terminal sends, without NUL. Refusing text that is not UTF-8 would make the terminal send it forever,
 * so such a line, and only it, is read in the Greek code page.
 */
export function textOfTerminal(content: Buffer): string {
  const text = isUtf8(content)
    ? textOfFile(content).text
    : content.toString('latin1').split('\n').map(lineOf).join('\n');
  return text.replaceAll('\0', '');
}

const lineOf = (bytes: string) => textOfFile(Buffer.from(bytes, 'latin1')).text;
