import type { PrintSection } from '../print-document';
import { createRowLayout, type LaidCell, type LaidRow, sizes } from './layout';
import { drawMark } from './pattern';
import type { Pages } from './pdf-pages';

const titleHeight = 20;
const signatureHeight = 44;

function drawCell(
  pages: Pages,
  { parts, column, x, width }: LaidCell,
  top: number,
  face: 'text' | 'strong',
  most: number,
) {
  const { align = 'start' } = column;
  const left = pages.left + x + sizes.padding;
  const right = pages.left + x + width - sizes.padding;
  let y = top + sizes.padding + sizes.text;
  for (const { family, lines } of parts) {
    if (family) drawMark(pages.pdf, family, { x: left, y: y - 6.5, width: sizes.mark, height: sizes.mark });
    for (const line of lines) {
      if (y > most) return;
      if (family) pages.write(line, face, sizes.text, left + sizes.mark + sizes.gap, y);
      else if (align === 'end') pages.write(line, face, sizes.text, right, y, 'right');
      else if (align === 'center') pages.write(line, face, sizes.text, (left + right) / 2, y, 'center');
      else pages.write(line, face, sizes.text, left, y);
      y += sizes.line;
    }
  }
}

function drawRow(pages: Pages, row: LaidRow): void {
  const end = pages.y + row.height;
  for (const cell of row.cells) drawCell(pages, cell, pages.y, row.isStrong ? 'strong' : 'text', end);
  pages.y = end;
  pages.rule(pages.y, 0.4);
}

/** Sets a table; begins a page where a row does not fit, and the head again with it. */
export function drawTable(pages: Pages, section: PrintSection, onRow: () => void): void {
  const whole = pages.bottom - pages.top;
  const lay = createRowLayout(section, pages.width, whole / 2, pages.measure);
  const head = lay({ cells: section.columns.map(({ header }) => header), isStrong: true });

  function drawHead(): void {
    drawRow(pages, head);
    pages.rule(pages.y, 1);
  }

  const firstRow = section.rows[0];
  const opening = (section.title ? titleHeight : 0) + head.height + (firstRow ? lay(firstRow).height : 0);
  if ((section.startsPage && pages.y > pages.top) || !pages.fits(opening)) pages.add();
  if (section.title) {
    pages.write(section.title, 'display', 11, pages.left, pages.y + 12);
    if (section.note) {
      const x = pages.left + pages.measure(section.title, 'display', 11) + 10;
      pages.write(section.note, 'text', sizes.text, x, pages.y + 12);
    }
    pages.y += titleHeight;
  }
  drawHead();
  for (const row of section.rows) {
    const laid = lay(row);
    if (!pages.fits(laid.height)) {
      pages.add();
      drawHead();
    }
    drawRow(pages, laid);
    onRow();
  }
  if (section.signature) {
    if (!pages.fits(signatureHeight)) pages.add();
    const y = pages.y + signatureHeight - 8;
    pages.write(section.signature, 'text', sizes.text, pages.left, y);
    const from = pages.left + pages.measure(section.signature, 'text', sizes.text) + 8;
    pages.pdf.setLineWidth(0.6);
    pages.pdf.setDrawColor(20, 35, 43);
    pages.pdf.line(from, y + 1, from + 200, y + 1);
    pages.y += signatureHeight;
  }
  pages.y += 12;
}
