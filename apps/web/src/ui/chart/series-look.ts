import type { CSSProperties } from 'react';

/** The shift types' edges in the order that stays apart for every eye; one alone is the accent. */
const edges = ['regular', 'leave', 'training', 'absence', 'overtime', 'night'];

/** Lines differ by their dashes too. */
export const dashes = ['none', '6 4', '2 3', '10 3 2 3', '1 4', '14 4'];

export const seriesColour = (index: number, count: number): string =>
  count === 1 ? 'var(--primary)' : `var(--shift-${edges[index % edges.length]}-edge)`;

export const seriesStyle = (index: number, count: number) =>
  ({ '--series': seriesColour(index, count) }) as CSSProperties;
