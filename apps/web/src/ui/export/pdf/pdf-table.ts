import { hasHead } from '../print-document';
import type { PrintSection } from '../print-shape';
import { createRowLayout, type LaidCell, type LaidRow, type Sizes, tableSizes } from './layout';
import { drawMark } from './pattern';
import type { Pages } from './pdf-pages';

const titleHeight = 20;
const signatureHeight = 44;
const signatureWidth = 200;

function createCellDrawer(pages: Pages, sizes: Sizes, isDense: boolean) {
  return ({ parts, column, x, width }: LaidCell, top: number, face: 'text' | 'strong', end: number): void => {
    const left = pages.left + x + sizes.padding;
    const right = pages.left + x + width - sizes.padding;
    let y = top + sizes.padding;
    for (const { family, lines } of parts) {
      if (y + sizes.line > end) return;
      if (family && isDense) {
        drawMark(pages.pdf, family, { x: left, y, width: right - left, height: sizes.mark });
        y += sizes.mark + sizes.gap;
      } else if (family) drawMark(pages.pdf, family, { x: left, y: y + 1.5, width: sizes.mark, height: sizes.mark });
      const start = family && !isDense ? left + sizes.mark + sizes.gap : left;
      for (const line of lines) {
        if (y + sizes.line > end) return;
        const baseline = y + sizes.text;
        if (column.align === 'end') pages.write(line, face, sizes.text, right, baseline, 'right');
        else if (column.align === 'center')
          pages.write(line, face, sizes.text, (start + right) / 2, baseline, 'center');
        else pages.write(line, face, sizes.text, start, baseline);
        y += sizes.line;
      }
    }
  };
}

function drawTitle(pages: Pages, { title, note }: PrintSection): void {
  if (!title) return;
  pages.write(title, 'display', 11, pages.left, pages.y + 12);
  const after = pages.left + pages.measure(title, 'display', 11) + 10;
  if (note) pages.write(note, 'text', pages.sizes.text, after, pages.y + 12);
  pages.y += titleHeight;
}

function drawSignature(pages: Pages, { signature }: PrintSection): void {
  if (!signature) return;
  if (!pages.fits(signatureHeight)) pages.add();
  const y = pages.y + signatureHeight - 8;
  pages.write(signature, 'text', pages.sizes.text, pages.left, y);
  const from = pages.left + pages.measure(signature, 'text', pages.sizes.text) + 8;
  pages.rule(y + 1, 0.6, from, from + signatureWidth);
  pages.y += signatureHeight;
}

/** Draws a table; starts a new page, with the head repeated, wherever a row does not fit. */
export function drawTable(pages: Pages, section: PrintSection, onRow: () => void): void {
  const sizes = tableSizes(section, pages.sizes);
  const lay = createRowLayout(section, sizes, pages.width, (pages.bottom - pages.top) / 2, pages.measure);
  const drawCell = createCellDrawer(pages, sizes, section.isDense ?? false);
  const head = hasHead(section) ? lay({ cells: section.columns.map(({ header }) => header), isStrong: true }) : null;

  function draw(row: LaidRow, line: number): void {
    const end = pages.y + row.height;
    for (const cell of row.cells) drawCell(cell, pages.y, row.isStrong ? 'strong' : 'text', end);
    pages.y = end;
    if (line > 0) pages.rule(end, line);
  }

  function drawHead(): void {
    if (head) draw(head, 1);
  }

  const first = section.rows[0];
  const opening = (section.title ? titleHeight : 0) + (head?.height ?? 0) + (first ? lay(first).height : 0);
  if ((section.startsPage && pages.isBegun()) || !pages.fits(opening)) pages.add();
  drawTitle(pages, section);
  drawHead();
  for (const row of section.rows) {
    const laid = lay(row);
    if (!pages.fits(laid.height)) {
      pages.add();
      drawHead();
    }
    draw(laid, section.isBare ? 0 : 0.4);
    onRow();
  }
  drawSignature(pages, section);
  pages.y += 12;
  pages.begin();
}
