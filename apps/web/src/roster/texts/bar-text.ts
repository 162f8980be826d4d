/** The font of bars, used by the timeline for drawing and here for measuring labels. */
export const barFont = '500 12px "Inter Variable", system-ui, sans-serif';

const widths = new Map<string, number>();
let context: OffscreenCanvasRenderingContext2D | null | undefined;

function widthOf(character: string): number {
  const known = widths.get(character);
  if (known !== undefined) return known;
  context ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = barFont;
  const width = context?.measureText(character).width ?? 7.5;
  widths.set(character, width);
  return width;
}

export function textWidth(text: string): number {
  let sum = 0;
  for (const character of text) sum += widthOf(character);
  return sum;
}

/** Returns the first label that fits; labels come longest first. */
export function fitting(labels: readonly string[], room: number): string | undefined {
  return labels.find((label) => textWidth(label) <= room);
}
