import type { LocalDays } from './local-days.rules';
import { limits } from './schedule-rules';
import { recordOf, type Shift } from './shift.rules';

/** The declaration and the clock record that match one planned shift. */
export interface Twins {
  declared?: Shift;
  actual?: Shift;
}

interface Pair {
  planned: Shift;
  other: Shift;
  overlap: number;
  distance: number;
}

const overlapOf = (a: Shift, b: Shift) => Math.min(a.end, b.end) - Math.max(a.start, b.start);

function candidates(planned: readonly Shift[], others: readonly Shift[], days: LocalDays): Pair[] {
  return planned.flatMap((one) =>
    others.flatMap((other) => {
      if (one.allDay !== other.allDay || (one.typeOfShift === 'Overtime') !== (other.typeOfShift === 'Overtime')) {
        if (recordOf(other) === 'declared') return [];
      }
      const overlap = overlapOf(one, other);
      const distance = Math.abs(one.start - other.start);
      const isSameDay = days.dateOf(one.start) === days.dateOf(other.start);
      const isNear = isSameDay && distance <= limits.twinHours * 3_600_000;
      return overlap > 0 || isNear ? [{ planned: one, other, overlap: Math.max(0, overlap), distance }] : [];
    }),
  );
}

/** Pairs by largest overlap, then by nearest start; each shift is used once. */
function pairUp(planned: readonly Shift[], others: readonly Shift[], days: LocalDays): Map<Shift, Shift> {
  const pairs = candidates(planned, others, days).sort((a, b) => b.overlap - a.overlap || a.distance - b.distance);
  const taken = new Set<Shift>();
  const twins = new Map<Shift, Shift>();
  for (const pair of pairs) {
    if (taken.has(pair.planned) || taken.has(pair.other)) continue;
    taken.add(pair.planned).add(pair.other);
    twins.set(pair.planned, pair.other);
  }
  return twins;
}

/** Returns the twins of one employee's planned shifts; shifts without twins are not in the map. */
export function twinsOf(shifts: readonly Shift[], days: LocalDays): ReadonlyMap<Shift, Twins> {
  const shiftsOf = (kind: ReturnType<typeof recordOf>) =>
    shifts.filter((shift) => recordOf(shift) === kind && shift.status !== 'cancelled');
  const [planned, declared, actual] = [shiftsOf('planned'), shiftsOf('declared'), shiftsOf('actual')];
  const twins = new Map<Shift, Twins>();
  for (const [one, other] of pairUp(planned, declared, days)) twins.set(one, { declared: other });
  for (const [one, other] of pairUp(planned, actual, days)) twins.set(one, { ...twins.get(one), actual: other });
  return twins;
}
