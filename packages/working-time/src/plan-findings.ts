import { minute } from '@horae/local-time/local-date';
import type { AttendanceFacts, ClockedSession, Finding, PlannedWork } from './finding';
import { common, joined, lengthOf, type Span } from './span';

/** What each planned shift says of the clock: late (nothing is measured of who has not come yet), early, short, long, missing out, no punch. */
export function planFindings(facts: AttendanceFacts): Finding[] {
  return facts.plans.filter((plan) => !plan.isStandBy && plan.from < facts.now).flatMap((plan) => ofPlan(plan, facts));
}

function ofPlan(plan: PlannedWork, facts: AttendanceFacts): Finding[] {
  const own = sessionsOf(plan, facts);
  const limits = about(plan, facts);
  if (own.length === 0)
    return unclocked(plan, facts).map((kind) => limits(kind, null, kind === 'late' ? allowedLate(plan, facts) : null));
  const open = own.find(({ to }) => to === null);
  const late = lateness(plan, own, facts);
  const found = late === null ? [] : [limits('late', late, allowedLate(plan, facts))];
  if (open) return [...found, ...(isForgotten(open, facts) ? [limits('missingOut', null, null, plan.to)] : [])];
  const early = earliness(plan, own, facts);
  if (early !== null) found.push(limits('early', early, facts.tolerance.graceOut));
  return found.length > 0
    ? found
    : worked(plan, own, facts).map(([kind, measured, limit]) => limits(kind, measured, limit));
}

/** Those that belong to the shift; without one, what reaches into it from the shift before or after. */
function sessionsOf(plan: PlannedWork, { sessions }: AttendanceFacts): ClockedSession[] {
  const own = sessions.filter(({ shift }) => shift === plan.id);
  return own.length > 0 ? own : sessions.filter(({ from, to }) => to !== null && from < plan.to && to > plan.from);
}

const about =
  (plan: PlannedWork, { dayOf }: AttendanceFacts) =>
  (kind: Finding['kind'], measured: number | null, limit: number | null, out?: number): Finding => ({
    kind,
    day: dayOf(plan.from),
    subject: `shift ${plan.id}`,
    shift: plan.id,
    measured,
    limit,
    proposal: out === undefined ? null : { direction: 'out', at: out },
  });

const allowedLate = ({ flexibleArrival }: PlannedWork, { tolerance: { graceIn } }: AttendanceFacts) =>
  graceIn + flexibleArrival;

/** Work of another shift that goes on without a pause stands for the beginning or the end of this one. */
const isCovered = (instant: number, plan: PlannedWork, { sessions }: AttendanceFacts) =>
  sessions.some(({ from, to, shift }) => shift !== plan.id && to !== null && from <= instant && to >= instant);

/** Nobody has come: they are late as long as they may still come, and did not come once the shift is over. */
function unclocked(plan: PlannedWork, facts: AttendanceFacts): ('late' | 'noPunch')[] {
  const { leaves, strayOuts, sessions, tolerance, now } = facts;
  const isOnLeave = leaves.some(({ from, to }) => from < plan.to && to > plan.from);
  // Of a punch that is there only the other one is missing.
  const isHalf = strayOuts.some(({ shift }) => shift === plan.id);
  if (isOnLeave || isHalf) return [];
  if (now > plan.to + tolerance.graceOut * minute) return ['noPunch'];
  // Whoever is still in from the shift before is there.
  const isIn = sessions.some(
    (session) => session.to === null && session.from < plan.to && !isForgotten(session, facts),
  );
  return !isIn && now > plan.from + allowedLate(plan, facts) * minute ? ['late'] : [];
}

function lateness(plan: PlannedWork, own: ClockedSession[], facts: AttendanceFacts): number | null {
  const minutes = (own[0]!.from - plan.from) / minute;
  return minutes > allowedLate(plan, facts) && !isCovered(plan.from, plan, facts) ? minutes : null;
}

/** Who came later within the flexible arrival stays as much longer. */
function earliness(plan: PlannedWork, own: ClockedSession[], facts: AttendanceFacts): number | null {
  const { graceOut } = facts.tolerance;
  const later = Math.min(Math.max(0, own[0]!.from - plan.from), plan.flexibleArrival * minute);
  const minutes = (plan.to + later - own.at(-1)!.to!) / minute;
  return minutes > graceOut && !isCovered(plan.to, plan, facts) ? minutes : null;
}

/** Open for longer than any session, or followed by another punch. */
function isForgotten(open: ClockedSession, { sessions, tolerance, now }: AttendanceFacts): boolean {
  return now - open.from > tolerance.longestSession * minute || sessions.some(({ from }) => from > open.from);
}

function worked(plan: PlannedWork, own: ClockedSession[], facts: AttendanceFacts): [Finding['kind'], number, number][] {
  const { graceIn, graceOut, preparation, breakUpTo, splitFrom } = facts.tolerance;
  const pauses = own.slice(1).map(({ from }, at) => (from - own[at]!.to!) / minute);
  const isTooLong = (pause: number) => pause > Math.max(breakUpTo, plan.breakMinutes) && pause < splitFrom;
  const long = pauses.filter(isTooLong);
  if (long.length > 0) return [['short', Math.max(...long), Math.max(breakUpTo, plan.breakMinutes)]];

  const spans = own.map(({ from, to }): Span => ({ from, to: to! }));
  const others = joined(facts.plans.filter(({ id, isStandBy }) => id !== plan.id && !isStandBy));
  const present = (lengthOf(spans) - lengthOf(common(spans, others))) / minute;
  const paused = pauses.reduce((sum, pause) => sum + pause, 0);
  const planned = (plan.to - plan.from) / minute - plan.breakMinutes;
  // Pauses that are breaks by their length belong to the day, also where the plan names none.
  const isBreak = paused <= Math.max(breakUpTo, plan.breakMinutes);
  const done =
    present - Math.max(0, plan.breakMinutes - paused) + (isBreak ? Math.max(0, paused - plan.breakMinutes) : 0);
  const allowed = graceIn + graceOut;
  if (planned - done > allowed) return [['short', planned - done, allowed]];
  if (done - planned > allowed + preparation) return [['long', done - planned, allowed + preparation]];
  return [];
}
