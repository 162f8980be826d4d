interface Span {
  start: number;
  end: number;
}

/** Pairs each of one employee's spans that overlaps an earlier one with that one; spans may come in any order. */
export function overlaps<T extends Span>(spans: T[]): [earlier: T, later: T][] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const found: [T, T][] = [];
  let longest: T | undefined;
  for (const span of sorted) {
    if (longest && span.start < longest.end) found.push([longest, span]);
    if (!longest || span.end > longest.end) longest = span;
  }
  return found;
}
