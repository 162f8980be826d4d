import { describe, expect, it } from 'vitest';
import { drawingOf, headHeightOf, linesIn, nameWidthOf, narrowestDay, totalWidthOf } from './drawing.rules';
import type { GridLens } from './grid-lens';

const lens = { narrowestDay: 150 } as GridLens;

it.each([
  ['day', 'cells', false, 'bars'],
  ['day', 'cells', true, 'bars'],
  ['month', 'scale', false, 'chips'],
  ['month', 'cells', true, 'chips'],
  ['week', 'cells', false, 'cells'],
  ['week', 'scale', false, 'bars'],
  ['week', 'cells', true, 'bars'],
  ['two-weeks', 'cells', false, 'cells'],
  ['two-weeks', 'scale', false, 'bars'],
  ['two-weeks', 'scale', true, 'chips'],
] as const)('a %s with %s, with a lens %s, is drawn as %s', (zoom, chosen, hasLens, drawing) => {
  expect(drawingOf(zoom, chosen, hasLens)).toBe(drawing);
});

describe('the head', () => {
  it.each([
    ['week', 'bars', 'compact', 52],
    ['day', 'bars', 'smallest', 52],
    ['two-weeks', 'bars', 'compact', 40],
    ['month', 'chips', 'compact', 40],
    ['two-weeks', 'cells', 'smallest', 40],
    ['week', 'cells', 'comfortable', 32],
    ['week', 'cells', 'smallest', 24],
  ] as const)('of a %s of %s in %s rows is %i px high', (zoom, drawing, size, height) => {
    expect(headHeightOf(zoom, drawing, size)).toBe(height);
  });
});

describe('a day', () => {
  it.each([
    ['day', 'bars', 'desktop', undefined, 960],
    ['month', 'chips', 'desktop', lens, 24],
    ['week', 'cells', 'desktop', undefined, 72],
    ['two-weeks', 'cells', 'desktop', undefined, 48],
    ['two-weeks', 'bars', 'desktop', lens, 64],
    ['week', 'bars', 'desktop', undefined, 120],
    ['week', 'bars', 'desktop', lens, 150],
    ['week', 'bars', 'tablet', lens, 96],
  ] as const)('of a %s of %s on a %s is at least so many px wide', (zoom, drawing, kind, by, width) => {
    expect(narrowestDay(zoom, drawing, kind, by)).toBe(width);
  });
});

it('gives names less room where the window is small, and totals more in the smallest rows', () => {
  expect([nameWidthOf('desktop'), nameWidthOf('tablet')]).toEqual([232, 160]);
  expect([totalWidthOf(80, 'compact'), totalWidthOf(80, 'smallest')]).toEqual([80, 104]);
  expect([linesIn.comfortable, linesIn.compact]).toEqual([2, 1]);
});
