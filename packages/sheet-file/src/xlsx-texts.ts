import { scanXml } from './scan-xml';

/** The shared texts of a workbook. Phonetic readings are left out. */
export function readSharedTexts(content: Uint8Array): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  scanXml(content, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isPhonetic = true;
    },
    text(part) {
      if (isText && !isPhonetic) text += part;
    },
    close(name) {
      if (name === 'si') texts.push(withoutEscapes(text));
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
    },
  });
  return texts;
}

/** Excel writes control characters as `_x000D_`. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
