/** The square part of a picture to keep: its zoom and its offset from the centre. */
export interface Crop {
  /** 1 shows the whole shorter side. */
  zoom: number;
  /** From -1 (all the way to the start) to 1, relative to the room that the zoom leaves. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 };

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) / 2) * (1 + x), top: ((height - side) / 2) * (1 + y), side };
}

/** Moves the picture under the square; distances are in sides of the square. */
export function movedBy(size: Size, crop: Crop, sidesX: number, sidesY: number): Crop {
  const { side } = squareOf(size, crop);
  const [roomX, roomY] = [(size.width - side) / 2, (size.height - side) / 2];
  return {
    zoom: crop.zoom,
    x: roomX > 0 ? within(crop.x - (sidesX * side) / roomX, 1) : 0,
    y: roomY > 0 ? within(crop.y - (sidesY * side) / roomY, 1) : 0,
  };
}
