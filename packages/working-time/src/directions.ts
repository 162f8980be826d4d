import { minute } from '@horae/local-time/local-date';
import type { PairingPolicy, PlannedShift, Punch } from './punch';
import { joined, lengthOf } from './span';

export type Direction = 'in' | 'out';

/** The cheapest reading of a run and, if another one is about as cheap, that one too. */
export interface Readings {
  readonly best: Direction[];
  readonly other: Direction[] | null;
}

/** Nobody works longer than this on one day: what 11 hours of rest leave of it. */
const longestDay = 780;
/** Work without a plan is taken for a full day. */
const usualLength = 480;
/** A reading that costs at most this many minutes more is as good. */
const closeCall = 30;
/** More than any reading without it can cost. */
const never = Number.MAX_SAFE_INTEGER / 4096;

/**
 * Decides which punches of an unbroken run are ins and which are outs. Directions that the device knew stay; the others
 * follow the cheapest reading. A missing punch costs twice `matchWithin`, but nothing after the last punch while the
 * employee may still be at work (`now`, epoch milliseconds). Each inferred punch costs its distance in minutes, at most
 * `matchWithin`, to the nearest planned start (for an in) or end (for an out). Work that is longer than planned costs
 * the minutes beyond the plan, and beyond 13 hours it is no reading at all, unless the device knew both ends. Punches
 * must be in chronological order.
 */
export function directionsOf(
  run: readonly Punch[],
  shifts: readonly PlannedShift[],
  { matchWithin, longestSession }: PairingPolicy,
  now: number,
): Readings {
  const costs: Costs = {
    missing: 2 * matchWithin,
    // The last one in may still be at work.
    ending: now - run.at(-1)!.at <= longestSession * minute ? 0 : 2 * matchWithin,
    own: run.map((punch) => ({
      in: ownCost(punch, 'in', shifts, matchWithin),
      out: ownCost(punch, 'out', shifts, matchWithin),
    })),
    sessions: run.map((punch, index) => (index === 0 ? never : sessionCost(run[index - 1]!, punch, shifts))),
  };
  const best = cheapest(costs);
  let other: Direction[] | null = null;
  let least = best.cost + closeCall;
  for (const [index, { direction }] of run.entries()) {
    if (direction !== null) continue;
    const own = costs.own.with(index, { ...costs.own[index]!, [best.labels[index]!]: never });
    const reading = cheapest({ ...costs, own });
    if (reading.cost <= least && (other === null || reading.cost < least))
      [other, least] = [reading.labels, reading.cost];
  }
  return { best: best.labels, other };
}

interface Costs {
  readonly missing: number;
  /** Of an in at the end. */
  readonly ending: number;
  /** Of each punch as an in and as an out. */
  readonly own: readonly Readonly<Record<Direction, number>>[];
  /** Of the work between each punch and the one before it. */
  readonly sessions: readonly number[];
}

function cheapest({ missing, ending, own, sessions }: Costs): { labels: Direction[]; cost: number } {
  let cost: Record<Direction, number> = { in: own[0]!.in, out: missing + own[0]!.out };
  const cameFrom: Record<Direction, Direction>[] = [];
  for (let index = 1; index < own.length; index += 1) {
    // Between two ins an out is missing, between two outs an in.
    const into = { out: cost.out, in: cost.in + missing };
    const outOf = { in: cost.in + sessions[index]!, out: cost.out + missing };
    cameFrom.push({ in: into.out <= into.in ? 'out' : 'in', out: outOf.in <= outOf.out ? 'in' : 'out' });
    cost = {
      in: Math.min(into.out, into.in) + own[index]!.in,
      out: Math.min(outOf.in, outOf.out) + own[index]!.out,
    };
  }
  // If both readings of the last punch cost the same, prefer in.
  let label: Direction = cost.out < cost.in + ending ? 'out' : 'in';
  const total = Math.min(cost.out, cost.in + ending);
  const labels = [label];
  for (const from of cameFrom.reverse()) labels.unshift((label = from[label]));
  return { labels, cost: total };
}

function ownCost(punch: Punch, label: Direction, shifts: readonly PlannedShift[], farthest: number): number {
  if (punch.direction !== null) return punch.direction === label ? 0 : never;
  let nearest = farthest;
  for (const { from, to } of shifts) {
    nearest = Math.min(nearest, Math.abs(punch.at - (label === 'in' ? from : to)) / minute);
  }
  return nearest;
}

/** What it costs to read two punches as one stretch of work. */
function sessionCost(from: Punch, to: Punch, shifts: readonly PlannedShift[]): number {
  if (from.direction !== null && to.direction !== null) return 0;
  const length = (to.at - from.at) / minute;
  if (length > longestDay) return never;
  const during = shifts.filter((shift) => shift.from < to.at && shift.to > from.at);
  const planned = during.length === 0 ? usualLength : lengthOf(joined(during)) / minute;
  return Math.max(0, length - planned);
}
