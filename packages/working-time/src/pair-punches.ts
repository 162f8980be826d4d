import { minute } from '@horae/local-time/local-date';
import { type Direction, directionsOf } from './directions';
import { matchShift } from './match-shift';
import type { Pairing, PairingPolicy, PlannedShift, PolicyAt, Punch, Session, UnclearPunches } from './punch';

/**
 * Pairs one employee's punches into sessions and finds the planned shift of each by distance in time. Sessions may span
 * dates. Unknown directions are inferred (`directionsOf`), but time is never invented: an in without an out stays open,
 * an out without an in is returned as a stray, and where two readings are about as likely, what they do not share is no
 * session but returned as unclear. Punches may come in any order; equal instants are sorted by id. Runs that are further
 * apart than the longest session are read independently, so that a change affects only its own run. `now` (epoch
 * milliseconds) tells whether the last one in may still be at work; if absent, everything is over. Of policies that
 * change, the one at the first punch of a run reads all of it.
 */
export function pairPunches(
  punches: readonly Punch[],
  shifts: readonly PlannedShift[],
  policies: PolicyAt,
  now = Number.POSITIVE_INFINITY,
): Pairing {
  const policyAt = typeof policies === 'function' ? policies : () => policies;
  const { kept, repeated } = withoutRepeats(punches, policyAt);
  const pairing: Pairing = { sessions: [], strayOuts: [], repeated, unclear: [] };
  for (const run of runsOf(kept, (at) => policyAt(at).longestSession)) {
    const policy = policyAt(run[0]!.at);
    const near = shiftsAround(run, shifts, policy.matchWithin);
    const { best, other } = directionsOf(run, near, policy, now);
    const reading = readRun(run, best, near, policy);
    const [clear, unclear] = compared(run, reading, other && readRun(run, other, near, policy));
    pairing.sessions.push(...clear.sessions);
    pairing.strayOuts.push(...clear.strayOuts);
    pairing.repeated.push(...reading.repeated.filter(({ id }) => !unclear?.punches.some((one) => one.id === id)));
    if (unclear) pairing.unclear.push(unclear);
  }
  return pairing;
}

type Reading = Pick<Pairing, 'sessions' | 'strayOuts' | 'repeated'>;

function readRun(
  run: readonly Punch[],
  directions: readonly Direction[],
  near: readonly PlannedShift[],
  { matchWithin }: PairingPolicy,
): Reading {
  const reading: Reading = { sessions: [], strayOuts: [], repeated: [] };
  for (let at = 0; at < run.length; at += 1) {
    const punch = run[at]!;
    if (directions[at] === 'out') {
      reading.strayOuts.push(punch);
      continue;
    }
    // A session must have a length, so an out at the very instant of its in is a repeat.
    while (directions[at + 1] === 'out' && run[at + 1]!.at === punch.at) reading.repeated.push(run[(at += 1)]!);
    const end = directions[at + 1] === 'out' ? run[at + 1]! : null;
    if (end) at += 1;
    reading.sessions.push(session(punch, end, near, matchWithin));
  }
  return reading;
}

/** What two readings of a run share and, if they would pay different time, what they do not. */
function compared(run: readonly Punch[], best: Reading, other: Reading | null): [Reading, UnclearPunches | null] {
  const isIn = ({ sessions }: Reading, { inPunch, outPunch }: Session) =>
    sessions.some((one) => one.inPunch === inPunch && one.outPunch === outPunch);
  const paysOnly = (one: Reading, two: Reading) =>
    one.sessions.some((session) => session.to !== null && !isIn(two, session));
  if (!other || !(paysOnly(best, other) || paysOnly(other, best))) return [best, null];
  const shared = best.sessions.filter((session) => isIn(other, session));
  const strayOuts = best.strayOuts.filter(({ id }) => other.strayOuts.some((one) => one.id === id));
  const used = new Set([
    ...shared.flatMap(({ inPunch, outPunch }) => [inPunch, outPunch]),
    ...strayOuts.map(({ id }) => id),
  ]);
  const readings = [best, other].map(({ sessions }) =>
    sessions.filter((session) => !isIn({ ...best, sessions: shared }, session)),
  );
  return [
    { sessions: shared, strayOuts, repeated: [] },
    { punches: run.filter(({ id }) => !used.has(id)), readings: [readings[0]!, readings[1]!] },
  ];
}

/** Splits punches, in chronological order, wherever two are further apart than a session (minutes) begun by then. */
export function runsOf<T extends Pick<Punch, 'at'>>(
  punches: readonly T[],
  longestSession: (at: number) => number,
): T[][] {
  const runs: T[][] = [];
  for (const punch of punches) {
    const last = runs.at(-1)?.at(-1);
    if (last && punch.at - last.at <= longestSession(last.at) * minute) runs.at(-1)!.push(punch);
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

function withoutRepeats(punches: readonly Punch[], policyAt: (at: number) => PairingPolicy) {
  const kept: Punch[] = [];
  const repeated: Punch[] = [];
  for (const punch of [...punches].sort((a, b) => a.at - b.at || a.id - b.id)) {
    const last = kept.at(-1);
    const isNear = last !== undefined && punch.at - last.at <= policyAt(last.at).doubleTapSeconds * 1000;
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
