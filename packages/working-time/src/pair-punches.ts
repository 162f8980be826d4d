import { minute } from '@horae/local-time/local-date';
import { directionsOf } from './directions';
import { matchShift } from './match-shift';
import type { Pairing, PairingPolicy, PlannedShift, Punch, Session } from './punch';

/**
 * Pairs one employee's punches into sessions and finds the planned shift of each by distance in time. Sessions may span
 * dates. Unknown directions are inferred (`directionsOf`), but time is never invented: an in without an out stays open,
 * and an out without an in is returned as a stray. Punches may come in any order; equal instants are sorted by id. Runs
 * that are further apart than the longest session are read independently, so that a change affects only its own run.
 */
export function pairPunches(
  punches: readonly Punch[],
  shifts: readonly PlannedShift[],
  policy: PairingPolicy,
): Pairing {
  const { kept, repeated } = withoutRepeats(punches, policy.doubleTapSeconds);
  const pairing: Pairing = { sessions: [], strayOuts: [], repeated };
  for (const run of runsOf(kept, policy.longestSession)) {
    const near = shiftsAround(run, shifts, policy.matchWithin);
    const directions = directionsOf(run, near, policy);
    for (let at = 0; at < run.length; at += 1) {
      const punch = run[at]!;
      if (directions[at] === 'out') {
        pairing.strayOuts.push(punch);
        continue;
      }
      // A session must have a length, so an out at the very instant of its in is a repeat.
      while (directions[at + 1] === 'out' && run[at + 1]!.at === punch.at) pairing.repeated.push(run[(at += 1)]!);
      const end = directions[at + 1] === 'out' ? run[at + 1]! : null;
      if (end) at += 1;
      pairing.sessions.push(session(punch, end, near, policy.matchWithin));
    }
  }
  return pairing;
}

/** Splits punches, in chronological order, wherever two are further apart than the longest session (minutes). */
export function runsOf<T extends Pick<Punch, 'at'>>(punches: readonly T[], longestSession: number): T[][] {
  const runs: T[][] = [];
  for (const punch of punches) {
    const last = runs.at(-1)?.at(-1);
    if (last && punch.at - last.at <= longestSession * minute) runs.at(-1)!.push(punch);
    else runs.push([punch]);
  }
  return runs;
}

function session(punch: Punch, end: Punch | null, shifts: readonly PlannedShift[], within: number): Session {
  const to = end?.at ?? null;
  return {
    inPunch: punch.id,
    from: punch.at,
    outPunch: end?.id ?? null,
    to,
    shift: matchShift(punch.at, to, shifts, within)?.id ?? null,
  };
}

function withoutRepeats(punches: readonly Punch[], seconds: number) {
  const kept: Punch[] = [];
  const repeated: Punch[] = [];
  for (const punch of [...punches].sort((a, b) => a.at - b.at || a.id - b.id)) {
    const last = kept.at(-1);
    const isNear = last !== undefined && punch.at - last.at <= seconds * 1000;
    const isSame =
      isNear && (last.direction === punch.direction || last.direction === null || punch.direction === null);
    if (!isSame) kept.push(punch);
    else {
      repeated.push(punch);
      // Of two repeated punches, keep the known direction.
      if (last.direction === null) kept[kept.length - 1] = { ...last, direction: punch.direction };
    }
  }
  return { kept, repeated };
}

function shiftsAround(run: readonly Punch[], shifts: readonly PlannedShift[], within: number): PlannedShift[] {
  const [first, last] = [run[0]!.at - within * minute, run.at(-1)!.at + within * minute];
  return shifts.filter(({ from, to }) => from <= last && to >= first);
}
