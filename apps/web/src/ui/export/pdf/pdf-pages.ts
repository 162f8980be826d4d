import { jsPDF } from 'jspdf';
import type { PrintDocument } from '../print-shape';
import { sizesOf } from './layout';
import { addFonts, type Face, type PdfFonts } from './pdf-fonts';
import { createMeasure } from './text-lines';

const margin = 34;
const footer = 18;

/** Pages filled from top to bottom; `y` is the next free position. */
export function createPages(document: PrintDocument, fonts: PdfFonts) {
  const { title, paper, orientation } = document;
  const pdf = new jsPDF({
    unit: 'pt',
    format: paper,
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
  });
  addFonts(pdf, fonts);
  pdf.setProperties({ title, creator: 'Horae' });
  const size = pdf.internal.pageSize;
  let hasTable = false;
  const width = size.getWidth() - 2 * margin;
  const pages = {
    pdf,
    sizes: sizesOf(document),
    measure: createMeasure(pdf),
    left: margin,
    top: margin,
    width,
    bottom: size.getHeight() - margin - footer,
    y: margin,

    fits: (height: number): boolean => pages.y + height <= pages.bottom,

    add(): void {
      pdf.addPage(paper, orientation);
      pages.y = margin;
      hasTable = false;
    },

    /** Whether the page has a table; the document's header does not count. */
    isBegun: (): boolean => hasTable,
    begin(): void {
      hasTable = true;
    },

    /** Writes text on its baseline; `x` is its start, end or middle, depending on `align`. */
    write(text: string, face: Face, points: number, x: number, y: number, align: 'left' | 'center' | 'right' = 'left') {
      pdf.setFont(face, 'normal');
      pdf.setFontSize(points);
      pdf.setTextColor(20, 35, 43);
      // We align it ourselves, since the library would measure each text again.
      const width = align === 'left' ? 0 : pages.measure(text, face, points);
      pdf.text(text, x - (align === 'right' ? width : align === 'center' ? width / 2 : 0), y);
    },

    rule(y: number, thickness: number, from = margin, to = margin + width): void {
      pdf.setDrawColor(120, 134, 137);
      pdf.setLineWidth(thickness);
      pdf.line(from, y, to, y);
    },

    /** Adds the footers; called last, since they include the number of pages. */
    number(note: string, pageOf: (page: number, pages: number) => string): void {
      const count = pdf.getNumberOfPages();
      for (let page = 1; page <= count; page++) {
        pdf.setPage(page);
        const y = size.getHeight() - margin + 4;
        pages.write(note, 'text', 7, margin, y);
        pages.write(pageOf(page, count), 'text', 7, margin + pages.width, y, 'right');
      }
    },
  };
  return pages;
}

export type Pages = ReturnType<typeof createPages>;
