import { jsPDF } from 'jspdf';
import type { PrintDocument } from '../print-shape';
import { addFonts, type Face, type PdfFonts } from './pdf-fonts';
import { createMeasure } from './text-lines';

const margin = 34;
const footer = 18;

/** Sheets of paper that are filled from above; `y` is where the next thing goes. */
export function createPages({ title, paper, orientation }: PrintDocument, fonts: PdfFonts) {
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

    /** Whether a table stands on the page; the header of the document does not count. */
    isBegun: (): boolean => hasTable,
    begin(): void {
      hasTable = true;
    },

    /** Text by its baseline; `x` is its start, its end or its middle. */
    write(text: string, face: Face, points: number, x: number, y: number, align: 'left' | 'center' | 'right' = 'left') {
      pdf.setFont(face, 'normal');
      pdf.setFontSize(points);
      pdf.setTextColor(20, 35, 43);
      // Aligned here, since the library measures each text anew.
      const width = align === 'left' ? 0 : pages.measure(text, face, points);
      pdf.text(text, x - (align === 'right' ? width : align === 'center' ? width / 2 : 0), y);
    },

    rule(y: number, thickness: number, from = margin, to = margin + width): void {
      pdf.setDrawColor(120, 134, 137);
      pdf.setLineWidth(thickness);
      pdf.line(from, y, to, y);
    },

    /** What stands below each page is known once all are there. */
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
