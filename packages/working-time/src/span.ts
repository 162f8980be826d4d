/** The time between two instants, in epoch milliseconds; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Returns the spans in order, with touching and overlapping ones merged and empty ones removed. */
export function joined(spans: readonly Span[]): Span[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) result.push({ from, to });
  }
  return result;
}

/** Returns the intersection of two ordered lists without overlaps. */
export function common(a: readonly Span[], b: readonly Span[]): Span[] {
  return a.flatMap((one) =>
    b
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => to > from),
  );
}

/** Returns the first list minus the second; both must be ordered and without overlaps. */
export function without(spans: readonly Span[], holes: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const left: Span[] = [];
    let from = span.from;
    for (const hole of holes) {
      if (hole.to <= from || hole.from >= span.to) continue;
      if (hole.from > from) left.push({ from, to: hole.from });
      from = hole.to;
    }
    if (from < span.to) left.push({ from, to: span.to });
    return left;
  });
}
