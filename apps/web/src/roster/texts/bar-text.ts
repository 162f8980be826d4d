/** The font of bars, used by the timeline for drawing and here for measuring labels. */
export const barFont = '500 12px "Inter Variable", system-ui, sans-serif';

const widths = new Map<string, number>();
let context: OffscreenCanvasRenderingContext2D | null | undefined;

/** All digits are drawn equally wide. */
function widthOf(drawn: string): number {
  const character = drawn >= '0' && drawn <= '9' ? '0' : drawn;
  const known = widths.get(character);
  if (known !== undefined) return known;
  context ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = barFont;
  const width = context?.measureText(character).width ?? 7.5;
  widths.set(character, width);
  return width;
}

/** Labels of two lines, and codes without room, are drawn in 11 px. */
export const smaller = 11 / 12;

/** Returns the width of the longest line in px. */
export function textWidth(text: string): number {
  let longest = 0;
  let sum = 0;
  for (const character of text) {
    sum = character === '\n' ? 0 : sum + widthOf(character);
    longest = Math.max(longest, sum);
  }
  return text.includes('\n') ? longest * smaller : longest;
}

/** Returns the first label that fits; labels come longest first. */
export function fitting(labels: readonly string[], room: number): string | undefined {
  return labels.find((label) => textWidth(label) <= room);
}
