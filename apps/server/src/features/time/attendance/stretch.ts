import { type Punch, runsOf } from '@horae/working-time';
import type { ClockPolicy } from '../clock-policies/clock-policies.table';
import type { DuePerson } from './due-people';

const minute = 60_000;
const dayAndNight = 48 * 60 * minute;

/** `from` to `to` may have changed and must be looked at; the punches cover at least two more days on either side. */
export interface Stretch {
  from: number;
  to: number;
  knownFrom: number;
  knownTo: number;
  punches: Punch[];
}

type Reach = Pick<ClockPolicy, 'longestSession' | 'matchWithin'>;

/** Covers whole runs of punches, since punches further apart than a session never affect each other. */
export function stretchOf(due: DuePerson, punches: Punch[], { longestSession, matchWithin }: Reach): Stretch {
  const runs = runsOf(punches, () => longestSession);
  const [near, reach] = [matchWithin * minute, (longestSession + matchWithin) * minute];
  const changed = hull(runs, due.from - reach, due.to + reach);
  const [from, to] = [changed.from - near, changed.to + near];
  const known = hull(runs, from - dayAndNight, to + dayAndNight);
  return { from, to, knownFrom: known.from, knownTo: known.to, punches: known.inside };
}

function hull(runs: Punch[][], from: number, to: number) {
  const touched = runs.filter((run) => run.at(-1)!.at >= from && run[0]!.at <= to);
  return {
    from: Math.min(from, touched[0]?.[0]?.at ?? from),
    to: Math.max(to, touched.at(-1)?.at(-1)?.at ?? to),
    inside: touched.flat(),
  };
}
