import { describe, expect, it } from 'vitest';
import { movedBy, squareOf, wholeCrop } from './crop.rules';

const wide = { width: 400, height: 200 };

describe('a crop', () => {
  it('begins as the largest square in the middle', () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
  });

  it('is smaller the nearer one comes', () => {
    expect(squareOf(wide, { zoom: 2, x: 0, y: 0 })).toEqual({ left: 150, top: 50, side: 100 });
  });

  it('follows the picture that is dragged, and stops at its edges', () => {
    const half = movedBy(wide, wholeCrop, 0.25, 0.25);

    expect(squareOf(wide, half)).toEqual({ left: 50, top: 0, side: 200 });
    expect(squareOf(wide, movedBy(wide, half, 5, 0))).toEqual({ left: 0, top: 0, side: 200 });
    expect(squareOf(wide, movedBy(wide, half, -5, 0))).toEqual({ left: 200, top: 0, side: 200 });
  });
});
