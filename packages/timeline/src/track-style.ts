import type { CSSProperties } from 'react';
import type { DayShape } from './day-shape';
import type { TimelineItem } from './item';
import type { Scale } from './scale';

const layer = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/**
 * Draws the shape of a day along the foot of its cell, as layers of its background: a row of cells needs no elements
 * for it. `colourOf` returns a CSS colour.
 */
export function trackStyle<I extends TimelineItem>(
  shape: DayShape<I>,
  scale: Scale,
  colourOf: (item: I) => string,
): CSSProperties | undefined {
  if (shape.length === 0) return undefined;
  const images: string[] = [];
  const sizes: string[] = [];
  const positions: string[] = [];
  for (const { item, x, width } of shape) {
    images.push(layer(colourOf(item)));
    sizes.push(`${width}px var(--tl-track)`);
    positions.push(`${scale.dir === 'rtl' ? scale.columnWidth - x - width : x}px var(--tl-track-y)`);
  }
  return {
    backgroundImage: `${images.join()},${layer('var(--tl-hairline)')}`,
    backgroundSize: `${sizes.join()},calc(100% - 5px) var(--tl-track)`,
    backgroundPosition: `${positions.join()},3px var(--tl-track-y)`,
  };
}
