import { dayLength } from './local-date';
import { offsetReader } from './offset-reader';

/** A time in which a zone keeps one offset: from an instant to before another, local time minus UTC, milliseconds. */
export interface OffsetRun {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

const blockLength = 365 * dayLength;
// No zone has ever changed its clocks twice within less than a week (Recife in 2000, Gaza in 2040): no change is missed.
const step = 5 * dayLength;

/**
 * Finds the run that holds an instant, among those of its block of 365 days, which are read once. A run ends with a clock
 * change or with its block. Throws a RangeError for an unknown id or no instant.
 */
export function offsetRuns(id: string): (instant: number) => OffsetRun {
  const readOffset = offsetReader(id);
  const blocks = new Map<number, OffsetRun[]>();

  function readBlock(from: number): OffsetRun[] {
    const runs: OffsetRun[] = [];
    const to = from + blockLength;
    let run = { from, to, offset: readOffset(from) };
    for (let seen = from; seen < to; seen += step) {
      const offset = readOffset(seen + step);
      while (run.offset !== offset) {
        const change = changeAfter(Math.max(seen, run.from), seen + step, run.offset);
        runs.push({ ...run, to: change });
        run = { from: change, to, offset: readOffset(change) };
      }
    }
    return [...runs, run];
  }

  /** The first whole second after `from`, up to `to`, at which the offset is another. */
  function changeAfter(from: number, to: number, offset: number): number {
    let low = from / 1000;
    let high = to / 1000;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (readOffset(middle * 1000) === offset) low = middle;
      else high = middle;
    }
    return high * 1000;
  }

  return (instant) => {
    const number = Math.floor(instant / blockLength);
    const runs = blocks.get(number) ?? readBlock(number * blockLength);
    blocks.set(number, runs);
    return runs.find(({ to }) => instant < to)!;
  };
}
