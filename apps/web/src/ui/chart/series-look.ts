import type { CSSProperties } from 'react';

/** The shift types' edge colours in an order that colour-blind users can tell apart; a lone series uses the accent. */
const edges = ['regular', 'leave', 'training', 'absence', 'overtime', 'night'];

/** Lines also differ by their dashes. */
export const dashes = ['none', '6 4', '2 3', '10 3 2 3', '1 4', '14 4'];

export const seriesColour = (index: number, count: number): string =>
  count === 1 ? 'var(--primary)' : `var(--shift-${edges[index % edges.length]}-edge)`;

export const seriesStyle = (index: number, count: number) =>
  ({ '--series': seriesColour(index, count) }) as CSSProperties;
