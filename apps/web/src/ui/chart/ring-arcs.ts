export interface Arc {
  /** The outline of the part, for a path. */
  path: string;
  /** Where its label stands. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

interface RingFrame {
  /** Of the parts, in per cent. */
  shares: readonly number[];
  centre: { x: number; y: number };
  inner: number;
  outer: number;
  isRtl: boolean;
}

const aThousandth = 0.001;

/** The parts of a ring from twelve o'clock on, clockwise; the other way round where reading goes from right to left. */
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
    // A whole circle has no two ends.
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

/** The part under a place of the ring, or next to it. */
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
