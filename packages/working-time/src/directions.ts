import { minute } from '@horae/local-time/local-date';
import type { PairingPolicy, PlannedShift, Punch } from './punch';

type Direction = 'in' | 'out';

/**
 * Which punches of an unbroken run are ins and which are outs. What the device knew stays; the rest is the reading
 * with the fewest missing punches and, among those, with ins nearest to beginnings and outs nearest to ends of the
 * planned shifts. A missing punch weighs twice as much as the farthest distance. Punches are in order of time.
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
    // An in after an in lacks the out between them, an out after an out its in.
    const step = (label: Direction) => {
      const other: Direction = label === 'in' ? 'out' : 'in';
      const [turned, same] = [cost[other], cost[label] + missing];
      return { from: turned <= same ? other : label, cost: Math.min(turned, same) + own(label) };
    };
    const [toIn, toOut] = [step('in'), step('out')];
    cost = { in: toIn.cost, out: toOut.cost };
    cameFrom.push({ in: toIn.from, out: toOut.from });
  }
  // A run that ends with an in lacks its out, or the person is still at work: of two equal readings that one.
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
