import type { jsPDF } from 'jspdf';
import type { Face } from './pdf-fonts';

/** Returns the width of a text in points at a font size. */
export type Measure = (text: string, face: Face, size: number) => number;

/** Measures each character only once. */
export function createMeasure(pdf: jsPDF): Measure {
  const widths = new Map<string, number>();
  return (text, face, size) => {
    let width = 0;
    for (const character of text) {
      const key = face + character;
      let known = widths.get(key);
      if (known === undefined) {
        pdf.setFont(face, 'normal');
        known = pdf.getStringUnitWidth(character);
        widths.set(key, known);
      }
      width += known;
    }
    return width * size;
  };
}

/** Breaks a text into lines that fit, between words, and inside words wider than a line. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= room && !text.includes('\n')) return [text];
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer) <= room) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const character of word) {
        if (line && widthOf(line + character) > room) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    lines.push(line);
  }
  return lines;
}
