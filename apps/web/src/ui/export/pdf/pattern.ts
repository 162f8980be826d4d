import type { jsPDF } from 'jspdf';
import type { ShiftFamily } from '#platform/tokens';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Draw = (pdf: jsPDF, box: Box) => void;

/** Draws 45° lines, rising or falling, clipped to the box. */
function slanted(step: number, isRising: boolean): Draw {
  return (pdf, { x, y, width, height }) => {
    for (let from = step - height; from < width; from += step) {
      const [left, right] = [Math.max(0, from), Math.min(width, from + height)];
      const [top, bottom] = [left - from, right - from];
      if (isRising) pdf.line(x + left, y + height - top, x + right, y + height - bottom);
      else pdf.line(x + left, y + top, x + right, y + bottom);
    }
  };
}

function rules(step: number): Draw {
  return (pdf, { x, y, width, height }) => {
    for (let at = step; at < height; at += step) pdf.line(x, y + at, x + width, y + at);
  };
}

function uprights(step: number): Draw {
  return (pdf, { x, y, width, height }) => {
    for (let at = step; at < width; at += step) pdf.line(x + at, y, x + at, y + height);
  };
}

function dots(step: number): Draw {
  return (pdf, { x, y, width, height }) => {
    for (let down = step / 2; down < height; down += step)
      for (let along = step / 2; along < width; along += step) pdf.circle(x + along, y + down, 0.5, 'F');
  };
}

function all(...draws: readonly Draw[]): Draw {
  return (pdf, box) => {
    for (const draw of draws) draw(pdf, box);
  };
}

const filled =
  (share: number): Draw =>
  (pdf, { x, y, width, height }) =>
    pdf.rect(x, y, width, height * share, 'F');

const nothing: Draw = () => undefined;

/** Black on white, so that each kind can be told by its pattern on any printer. */
const patterns: Record<ShiftFamily, Draw> = {
  regular: filled(1),
  night: filled(0.5),
  overtime: slanted(2.5, true),
  'on-call': rules(2),
  training: dots(2.4),
  leave: uprights(2),
  absence: all(slanted(3, true), slanted(3, false)),
  rest: nothing,
  holiday: all(filled(0.25), rules(4)),
  other: nothing,
};

const dashed = new Set<ShiftFamily>(['on-call', 'rest']);

/** Draws the pattern of a kind of shift. */
export function drawMark(pdf: jsPDF, family: ShiftFamily, box: Box): void {
  pdf.setDrawColor(20, 35, 43);
  pdf.setFillColor(20, 35, 43);
  pdf.setLineWidth(0.5);
  patterns[family](pdf, box);
  if (dashed.has(family)) pdf.setLineDashPattern([1, 1], 0);
  pdf.rect(box.x, box.y, box.width, box.height, 'S');
  pdf.setLineDashPattern([], 0);
}
