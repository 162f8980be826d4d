import { dayLength } from './local-date';
import { offsetReader } from './offset-reader';

/** A period in which a zone keeps one offset (local time minus UTC); all in milliseconds, `to` exclusive. */
export interface OffsetRun {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

const blockLength = 365 * dayLength;
// No zone has ever changed its clocks twice within a week (closest: Recife in 2000, Gaza in 2040), so no change is
// missed.
const step = 5 * dayLength;

/**
 * Returns a function that finds the run containing an instant. Runs are read once per block of 365 days; a run ends
 * with a clock change or with its block. Throws a RangeError for an unknown id; the function throws one for an invalid
 * instant.
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

  /** Returns the first whole second after `from`, up to `to`, with a different offset. */
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
