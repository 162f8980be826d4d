const sharpness = 2;
const margin = 24;
const head = 40;

const aligns: Record<string, CanvasTextAlign> = { start: 'left', middle: 'center', end: 'right' };

function outlineOf(element: SVGElement): Path2D | null {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element instanceof SVGRectElement) path.rect(number('x'), number('y'), number('width'), number('height'));
  else if (element instanceof SVGCircleElement) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (element instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'));
    path.lineTo(number('x2'), number('y2'));
  } else return null;
  return path;
}

function drawText(context: CanvasRenderingContext2D, element: SVGTextElement, style: CSSStyleDeclaration): void {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = aligns[style.textAnchor] ?? 'left';
  context.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic';
  context.fillText(element.textContent, Number(element.getAttribute('x') ?? 0), Number(element.getAttribute('y') ?? 0));
}

function drawElement(context: CanvasRenderingContext2D, element: SVGElement): void {
  const style = getComputedStyle(element);
  context.globalAlpha = Number(style.opacity);
  context.fillStyle = style.fill;
  if (element instanceof SVGTextElement) return drawText(context, element, style);
  const outline = outlineOf(element);
  if (!outline) return;
  if (style.fill !== 'none') context.fill(outline);
  if (style.stroke === 'none') return;
  context.strokeStyle = style.stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.setLineDash(
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat),
  );
  context.stroke(outline);
}

/** An entry of the legend below the picture. */
export interface PictureKey {
  text: string;
  colour: string;
}

const rowHeight = 22;

/**
 * Draws a chart of the page on a canvas, shape by shape, and returns it as a PNG. Rendering it through an SVG image
 * would lose the page's fonts.
 */
export async function drawPicture(svg: SVGSVGElement, title: string, key: readonly PictureKey[]): Promise<Blob> {
  await document.fonts.ready;
  const [width, height] = [svg.clientWidth, svg.clientHeight];
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * sharpness;
  canvas.height = (head + height + key.length * rowHeight + 2 * margin) * sharpness;
  const context = canvas.getContext('2d')!;
  const page = getComputedStyle(svg);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  context.scale(sharpness, sharpness);
  context.fillStyle = colour('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(margin, margin);
  context.fillStyle = colour('--ink');
  context.font = `600 16px ${page.fontFamily}`;
  context.fillText(title, 0, 16);
  context.translate(0, head);
  for (const element of svg.querySelectorAll<SVGElement>('path, rect, circle, line, text'))
    drawElement(context, element);
  context.globalAlpha = 1;
  context.font = `13px ${page.fontFamily}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const [row, line] of key.entries()) {
    const y = height + margin / 2 + row * rowHeight;
    context.fillStyle = colour(line.colour);
    context.fillRect(0, y - 4, 8, 8);
    context.fillStyle = colour('--ink');
    context.fillText(line.text, 16, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), 'image/png');
  });
}
