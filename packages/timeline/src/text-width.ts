/** Width of a text in px. */
export type TextMeasure = (text: string) => number;

/**
 * Creates a function that measures text with a table of character widths, filled once per character from a canvas, so
 * that no layout is needed. `font` is a CSS font shorthand. Without a canvas (on a server, in a test), every character
 * counts 0.6 em.
 */
export function createTextMeasure(font: string): TextMeasure {
  const context = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = font;
  const guess = 0.6 * Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);
  const widths = new Map<string, number>();

  function widthOf(character: string): number {
    const known = widths.get(character);
    if (known !== undefined) return known;
    const width = context?.measureText(character).width ?? guess;
    widths.set(character, width);
    return width;
  }

  return (text) => {
    let sum = 0;
    for (const character of text) sum += widthOf(character);
    return sum;
  };
}

/** Returns the first of the labels (longest first) that fits into `room` px; undefined if none does. */
export function pickLabel(labels: readonly string[], room: number, measure: TextMeasure): string | undefined {
  return labels.find((label) => measure(label) <= room);
}
