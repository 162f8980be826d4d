import type { TimelineItem } from './item';

/**
 * Returns how many rows are occupied per step of elapsed time: `counts[i]` covers `[start + i × step, …)`. A row counts
 * once per step, however many of its items overlap it. Instants are epoch milliseconds; the last step may be cut off by
 * `end`. Items for which `isCounted` returns false are ignored.
 */
export function coverage<I extends TimelineItem>(
  rows: Iterable<readonly I[]>,
  start: number,
  end: number,
  stepMinutes = 15,
  isCounted: (item: I) => boolean = () => true,
): Uint16Array {
  const step = stepMinutes * 60_000;
  const counts = new Uint16Array(Math.max(0, Math.ceil((end - start) / step)));
  for (const items of rows) {
    let countedTo = 0;
    for (const item of items) {
      if (item.end <= start || item.start >= end || !isCounted(item)) continue;
      const from = Math.max(countedTo, Math.floor((item.start - start) / step));
      const to = Math.min(counts.length, Math.ceil((item.end - start) / step));
      for (let i = from; i < to; i++) counts[i]! += 1;
      countedTo = Math.max(countedTo, to);
    }
  }
  return counts;
}
