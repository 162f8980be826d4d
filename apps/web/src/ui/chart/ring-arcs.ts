export interface Arc {
  /** The outline of the part as path data. */
  path: string;
  /** Position of the label. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

interface RingFrame {
  /** Percentages of the parts. */
  shares: readonly number[];
  centre: { x: number; y: number };
  inner: number;
  outer: number;
  isRtl: boolean;
}

const aThousandth = 0.001;

/** Returns the parts of a ring, clockwise from twelve o'clock; counterclockwise for right-to-left text. */
export function arcsOf({ shares, centre, inner, outer, isRtl }: RingFrame): Arc[] {
  const turn = isRtl ? -1 : 1;
  const at = (share: number, radius: number) => {
    const angle = (share / 100) * 2 * Math.PI;
    return { x: centre.x + turn * radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
  };
  const point = (share: number, radius: number) => {
    const { x, y } = at(share, radius);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const labelAt = (share: number) => {
    const { x, y } = at(share, outer + 12);
    const side = (x - centre.x) / outer;
    return { x, y, anchor: side > 0.3 ? ('start' as const) : side < -0.3 ? ('end' as const) : ('middle' as const) };
  };
  let from = 0;
  return shares.map((share) => {
    const start = from;
    // An arc whose start and end coincide would not be drawn.
    const end = start + Math.min(share, 100 - aThousandth);
    from += share;
    const isLong = share > 50 ? 1 : 0;
    const arc = (radius: number, to: number, isForward: boolean) =>
      `A ${radius} ${radius} 0 ${isLong} ${isForward === !isRtl ? 1 : 0} ${point(to, radius)}`;
    return {
      path: `M ${point(start, outer)} ${arc(outer, end, true)} L ${point(end, inner)} ${arc(inner, start, false)} Z`,
      label: labelAt(start + share / 2),
    };
  });
}

/** Returns the index of the part at a position, given relative to the centre; also outside the ring itself. */
export function partAt(shares: readonly number[], dx: number, dy: number, isRtl: boolean): number {
  const angle = Math.atan2(isRtl ? -dx : dx, -dy);
  const share = ((angle < 0 ? angle + 2 * Math.PI : angle) / (2 * Math.PI)) * 100;
  let until = 0;
  const found = shares.findIndex((part) => {
    until += part;
    return share < until;
  });
  return found === -1 ? shares.length - 1 : found;
}
