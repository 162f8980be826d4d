import type { PrintDocument, PrintMark } from '../print-shape';
import { drawMark } from './pattern';
import type { PdfFonts } from './pdf-fonts';
import { createPages, type Pages } from './pdf-pages';
import { drawTable } from './pdf-table';
import { linesOf } from './text-lines';

function drawHeader(pages: Pages, { title, scope }: PrintDocument): void {
  const { sizes } = pages;
  pages.write(title, 'display', 2 * sizes.text, pages.left, pages.y + 2 * sizes.text - 2);
  pages.y += 2 * sizes.text + 6;
  for (const text of scope) {
    const lines = linesOf(text, pages.width, (part) => pages.measure(part, 'text', sizes.text));
    for (const line of lines) {
      pages.write(line, 'text', sizes.text, pages.left, pages.y + sizes.text);
      pages.y += sizes.line;
    }
  }
  pages.y += 6;
}

function drawLegend(pages: Pages, legend: readonly PrintMark[]): void {
  const { sizes } = pages;
  let x = pages.left;
  for (const { text, family } of legend) {
    const width = sizes.mark + sizes.gap + pages.measure(text, 'text', sizes.text) + 14;
    if (x + width > pages.left + pages.width) {
      x = pages.left;
      pages.y += sizes.line + 2;
    }
    drawMark(pages.pdf, family, { x, y: pages.y + 1.5, width: sizes.mark, height: sizes.mark });
    pages.write(text, 'text', sizes.text, x + sizes.mark + sizes.gap, pages.y + sizes.text);
    x += width;
  }
  pages.y += sizes.line + 8;
}

export interface PdfTexts {
  /** The footer: when and by whom it was printed. */
  printed: string;
  /** `Page {page} of {pages}` */
  page: string;
}

/** Writes pages as a PDF with embedded fonts. `onProgress` receives the completed part, from 0 to 1. */
export function writePdf(
  document: PrintDocument,
  fonts: PdfFonts,
  texts: PdfTexts,
  onProgress: (part: number) => void = () => undefined,
): Uint8Array {
  const pages = createPages(document, fonts);
  drawHeader(pages, document);
  if (document.legend && document.legend.length > 0) drawLegend(pages, document.legend);
  const all = document.sections.reduce((sum, { rows }) => sum + rows.length, 0);
  let done = 0;
  for (const section of document.sections) {
    drawTable(pages, section, () => {
      done += 1;
      if (done % 100 === 0) onProgress(done / all);
    });
  }
  pages.number(texts.printed, (page, count) =>
    texts.page.replace('{page}', String(page)).replace('{pages}', String(count)),
  );
  return new Uint8Array(pages.pdf.output('arraybuffer'));
}
