import type { jsPDF } from 'jspdf';

/** Full font files, not subsets, since names may use any script the fonts cover. */
export interface PdfFonts {
  text: Uint8Array;
  strong: Uint8Array;
  display: Uint8Array;
}

export type Face = keyof PdfFonts;

const faces: readonly Face[] = ['text', 'strong', 'display'];

/** Bytes per call, as very long argument lists overflow the stack. */
const slice = 0x8000;

function binaryText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += slice) text += String.fromCharCode(...bytes.subarray(at, at + slice));
  return text;
}

export function addFonts(pdf: jsPDF, fonts: PdfFonts): void {
  for (const face of faces) {
    pdf.addFileToVFS(`${face}.ttf`, binaryText(fonts[face]));
    pdf.addFont(`${face}.ttf`, face, 'normal', undefined, 'Identity-H');
  }
}
