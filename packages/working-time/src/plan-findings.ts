import { minute } from '@horae/local-time/local-date';
import type { AttendanceFacts, ClockedSession, Finding, PlannedWork } from './finding';
import { common, joined, lengthOf, type Span, without } from './span';

/**
 * What the clock shows for each planned shift: late (without minutes while nobody has come), early, short, long,
 * missing out, no punch.
 */
export function planFindings(facts: AttendanceFacts): Finding[] {
  // Whoever decides how unclear punches are read decides about their shifts too.
  const isUnclear = ({ id }: PlannedWork) => facts.unclear.some(({ shifts }) => shifts.includes(id));
  return facts.plans
    .filter((plan) => !plan.isStandBy && plan.from < facts.now && !isUnclear(plan))
    .flatMap((plan) => ofPlan(plan, facts));
}

function ofPlan(plan: PlannedWork, facts: AttendanceFacts): Finding[] {
  const own = sessionsOf(plan, facts);
  const limits = about(plan);
  if (own.length === 0)
    return unclocked(plan, facts).map((kind) => limits(kind, null, kind === 'late' ? allowedLate(plan, facts) : null));
  const open = own.find(({ to }) => to === null);
  const late = lateness(plan, own, facts);
  const found = late === null ? [] : [limits('late', late, allowedLate(plan, facts))];
  if (open) return [...found, ...(isForgotten(open, facts) ? [limits('missingOut', null, null, plan.to)] : [])];
  const early = earliness(plan, own, facts);
  if (early !== null) found.push(limits('early', early, facts.toleranceOn(plan.day).graceOut));
  return found.length > 0
    ? found
    : worked(plan, own, facts).map(([kind, measured, limit]) => limits(kind, measured, limit));
}

/** The sessions of the shift or, if it has none, those of neighbouring shifts that overlap it. */
function sessionsOf(plan: PlannedWork, { sessions }: AttendanceFacts): ClockedSession[] {
  const own = sessions.filter(({ shift }) => shift === plan.id);
  return own.length > 0 ? own : sessions.filter(({ from, to }) => to !== null && from < plan.to && to > plan.from);
}

const about =
  (plan: PlannedWork) =>
  (kind: Finding['kind'], measured: number | null, limit: number | null, out?: number): Finding => ({
    kind,
    day: plan.day,
    subject: `shift ${plan.id}`,
    shift: plan.id,
    measured,
    limit,
    proposal: out === undefined ? null : { direction: 'out', at: out },
  });

const allowedLate = ({ flexibleArrival, day }: PlannedWork, { toleranceOn }: AttendanceFacts) =>
  toleranceOn(day).graceIn + flexibleArrival;

/** Minutes between two instants that neither work, such as that on a neighbouring shift, nor leave covers. */
function absence(gap: Span, { sessions, hourlyLeaves }: AttendanceFacts): number {
  const closed = sessions.flatMap(({ from, to }): Span[] => (to === null ? [] : [{ from, to }]));
  return (gap.to - gap.from - lengthOf(common([gap], joined([...closed, ...hourlyLeaves])))) / minute;
}

/** Without a clock-in, the employee is late until the shift ends and absent after that. */
function unclocked(plan: PlannedWork, facts: AttendanceFacts): ('late' | 'noPunch')[] {
  const { leaves, strayOuts, sessions, now } = facts;
  const isOnLeave = leaves.some(({ from, to }) => from < plan.to && to > plan.from);
  // One of the two punches exists, so only the other is missing.
  const isHalf = strayOuts.some(({ shift }) => shift === plan.id);
  const expected = without([plan], joined(facts.hourlyLeaves));
  const [first, last] = [expected[0], expected.at(-1)];
  if (isOnLeave || isHalf || !first || !last) return [];
  if (now > last.to + facts.toleranceOn(plan.day).graceOut * minute) return ['noPunch'];
  // Anyone still clocked in from the previous shift is present.
  const isIn = sessions.some(
    (session) => session.to === null && session.from < last.to && !isForgotten(session, facts),
  );
  return !isIn && now > first.from + allowedLate(plan, facts) * minute ? ['late'] : [];
}

function lateness(plan: PlannedWork, own: ClockedSession[], facts: AttendanceFacts): number | null {
  const minutes = absence({ from: plan.from, to: own[0]!.from }, facts);
  return minutes > allowedLate(plan, facts) ? minutes : null;
}

/** Anyone who arrived later within the flexible arrival must also stay that much longer. */
function earliness(plan: PlannedWork, own: ClockedSession[], facts: AttendanceFacts): number | null {
  const { graceOut } = facts.toleranceOn(plan.day);
  const later = Math.min(Math.max(0, own[0]!.from - plan.from), plan.flexibleArrival * minute);
  const minutes = absence({ from: own.at(-1)!.to!, to: plan.to + later }, facts);
  return minutes > graceOut ? minutes : null;
}

/** Open for longer than any session may be, or followed by another session. */
function isForgotten(open: ClockedSession, { sessions, toleranceOn, now }: AttendanceFacts): boolean {
  return (
    now - open.from > toleranceOn(open.day).longestSession * minute || sessions.some(({ from }) => from > open.from)
  );
}

function worked(plan: PlannedWork, own: ClockedSession[], facts: AttendanceFacts): [Finding['kind'], number, number][] {
  const { graceIn, graceOut, preparation, breakUpTo, splitFrom } = facts.toleranceOn(plan.day);
  const leave = joined(facts.hourlyLeaves);
  const onLeave = (part: Span) => lengthOf(common([part], leave));
  const pauses = own.slice(1).map(({ from }, at) => {
    const pause = { from: own[at]!.to!, to: from };
    return (pause.to - pause.from - onLeave(pause)) / minute;
  });
  const isTooLong = (pause: number) => pause > Math.max(breakUpTo, plan.breakMinutes) && pause < splitFrom;
  const long = pauses.filter(isTooLong);
  if (long.length > 0) return [['short', Math.max(...long), Math.max(breakUpTo, plan.breakMinutes)]];

  const spans = own.map(({ from, to }): Span => ({ from, to: to! }));
  const others = joined(facts.plans.filter(({ id, isStandBy }) => id !== plan.id && !isStandBy));
  const present = (lengthOf(spans) - lengthOf(common(spans, others))) / minute;
  const paused = pauses.reduce((sum, pause) => sum + pause, 0);
  const planned = Math.max(0, (plan.to - plan.from - onLeave(plan)) / minute - plan.breakMinutes);
  // Pauses short enough to be breaks count as part of the day, even if the plan has no break.
  const isBreak = paused <= Math.max(breakUpTo, plan.breakMinutes);
  const done =
    present - Math.max(0, plan.breakMinutes - paused) + (isBreak ? Math.max(0, paused - plan.breakMinutes) : 0);
  const allowed = graceIn + graceOut;
  if (planned - done > allowed) return [['short', planned - done, allowed]];
  if (done - planned > allowed + preparation) return [['long', done - planned, allowed + preparation]];
  return [];
}
