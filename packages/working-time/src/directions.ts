import { minute } from '@horae/local-time/local-date';
import type { PairingPolicy, PlannedShift, Punch } from './punch';

type Direction = 'in' | 'out';

/**
 * Decides which punches of an unbroken run are ins and which are outs. Directions that the device knew stay; the others
 * follow the cheapest reading. A missing punch costs twice `matchWithin`; each inferred punch costs its distance in
 * minutes, at most `matchWithin`, to the nearest planned start (for an in) or end (for an out). Punches must be in
 * chronological order.
 */
export function directionsOf(
  run: readonly Punch[],
  shifts: readonly PlannedShift[],
  { matchWithin }: Pick<PairingPolicy, 'matchWithin'>,
): Direction[] {
  const missing = 2 * matchWithin;
  let cost = { in: 0, out: missing };
  const cameFrom: Record<Direction, Direction>[] = [];
  for (const [index, punch] of run.entries()) {
    const own = (label: Direction) => ownCost(punch, label, shifts, matchWithin);
    if (index === 0) {
      cost = { in: own('in'), out: missing + own('out') };
      continue;
    }
    // Between two ins an out is missing, between two outs an in.
    const step = (label: Direction) => {
      const other: Direction = label === 'in' ? 'out' : 'in';
      const [turned, same] = [cost[other], cost[label] + missing];
      return { from: turned <= same ? other : label, cost: Math.min(turned, same) + own(label) };
    };
    const [toIn, toOut] = [step('in'), step('out')];
    cost = { in: toIn.cost, out: toOut.cost };
    cameFrom.push({ in: toIn.from, out: toOut.from });
  }
  // A run that ends with an in lacks its out, or the employee is still at work; if both readings cost the same, prefer
  // in.
  let label: Direction = cost.out < cost.in + missing ? 'out' : 'in';
  const result = [label];
  for (const from of cameFrom.reverse()) result.unshift((label = from[label]));
  return result;
}

function ownCost(punch: Punch, label: Direction, shifts: readonly PlannedShift[], farthest: number): number {
  if (punch.direction !== null) return punch.direction === label ? 0 : Number.MAX_SAFE_INTEGER / 1024;
  let nearest = farthest;
  for (const { from, to } of shifts) {
    nearest = Math.min(nearest, Math.abs(punch.at - (label === 'in' ? from : to)) / minute);
  }
  return nearest;
}
