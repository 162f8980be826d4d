import { weekdayOf } from '@horae/local-time/week';
import { type AgreedFacts, payable, type Span } from '@horae/working-time';
import { netMinutes, unpaidBreak } from '@horae/working-time/worked-time';
import type { CountingRules, ElsewhereStretch, UnpaidStretch } from './counted';
import { leaveMinutesOf } from './leave-minutes.rules';
import {
  approvalOn,
  type HourlyLeaveRow,
  leaveOn,
  type PersonWork,
  type PlanRow,
  type SessionRow,
  type Terms,
  termsOn,
} from './read-work';
import { workedElsewhere } from './worked-elsewhere.rules';
import { joinBreaks, type WorkedSession, type WorkedTime } from './worked-time.rules';

/** Everything that decides how one day of an employee counts. */
export interface DayFacts {
  day: string;
  terms: Terms;
  planned: PlanRow[];
  clocked: SessionRow[];
  plannedMinutes: number;
  leave: string | null;
  leaveMinutes: Record<string, number>;
  /** The leaves by the hour that these minutes are of. */
  leaveHours: HourlyLeaveRow[];
  isRestDay: boolean;
  isOpen: boolean;
  /** Minutes of overtime declared for this working day. */
  declaredOvertime: number;
  /** Whether the ministry approved overtime beyond the limit of the year. */
  isExcessApproved: boolean;
  agreement: AgreedFacts;
  byClock: WorkedTime;
  paid: WorkedTime;
  unpaid: UnpaidStretch[];
  elsewhere: ElsewhereStretch[];
}

const minute = 60_000;

export function dayFacts(
  day: string,
  work: PersonWork,
  dayOfPlan: ReadonlyMap<PlanRow, string>,
  dayOfLeave: ReadonlyMap<HourlyLeaveRow, string>,
  { payOn }: CountingRules,
): DayFacts {
  const terms = termsOn(work.contracts, day);
  const ofDay = work.plans.filter((plan) => dayOfPlan.get(plan) === day);
  const planned = ofDay.filter(({ layer }) => layer === 'planned');
  const declared = ofDay.filter(({ layer }) => layer === 'declared');
  const declaredWork = declared.filter(({ isOvertime }) => !isOvertime);
  const free = work.freeDays.find((one) => one.day === day)?.kind ?? null;
  const leave = leaveOn(work, day);
  const clocked = work.sessions.filter((session) => session.day === day);
  const closed = clocked.flatMap(({ from, to, shift }): WorkedSession[] =>
    to === null ? [] : [{ from, to, plan: planned.find(({ id }) => id === shift) ?? null }],
  );
  const paid = closed.map((session) => ({ ...session, ...payable(session, planOf(session, planned), payOn(day)) }));
  const byClock = joinBreaks(closed, terms.isBreakInsideHours);
  const net = (plans: readonly PlanRow[]) =>
    plans.reduce((sum, { from, to, breakMinutes }) => {
      const unpaid = unpaidBreak(breakMinutes, terms.isBreakInsideHours);
      return sum + netMinutes({ start: from, end: to, breakMinutes: unpaid });
    }, 0);
  const leaveHours = work.hourlyLeaves.filter((one) => dayOfLeave.get(one) === day);
  const normal = planned.filter(({ isOvertime }) => !isOvertime);
  return {
    day,
    terms,
    planned,
    clocked,
    plannedMinutes: net(planned),
    leave,
    leaveMinutes: leaveMinutesOf(leaveHours, planned, byClock),
    leaveHours,
    // What was declared last decides; a day off on the roster does where nothing was declared.
    isRestDay: free === 'rest' || (leave === 'DayOff' && declaredWork.length === 0),
    isOpen: clocked.some(({ to }) => to === null),
    declaredOvertime: declared
      .filter(({ isOvertime }) => isOvertime)
      .reduce((sum, { from, to }) => sum + (to - from) / minute, 0),
    isExcessApproved: approvalOn(work, day) !== undefined,
    agreement: {
      declared: declaredWork.length > 0 ? net(declaredWork) : free === null ? null : 0,
      pattern: terms.weeklyPattern?.[weekdayOf(day) - 1] ?? null,
      planned: normal.length > 0 ? net(normal) : null,
      worked: byClock.minutes,
      weekly: terms.weeklyHours * 60,
    },
    byClock,
    paid: joinBreaks(
      paid.filter(({ from, to }) => to > from),
      terms.isBreakInsideHours,
    ),
    unpaid: closed.flatMap((session, index) => unpaidOf(session, paid[index]!)),
    elsewhere: workedElsewhere(
      closed.map((session, index) => ({ clocked: session, paid: paid[index]!, plan: session.plan })),
      planned,
    ),
  };
}

/** The plan of a session, prolonged by the overtime that directly follows it. */
function planOf({ plan }: WorkedSession, planned: readonly PlanRow[]): Span | null {
  if (!plan) return null;
  const next = planned.find(({ id, from }) => from === plan.to && id !== plan.id);
  return { from: plan.from, to: next?.to ?? plan.to };
}

function unpaidOf({ from, to, plan }: WorkedSession, paid: Span): UnpaidStretch[] {
  if (paid.from === paid.to) return [{ from, to, why: 'rounding' }];
  const found: UnpaidStretch[] = [];
  const isMoved = (end: 'from' | 'to') => plan !== null && paid[end] === plan[end];
  if (paid.from > from) found.push({ from, to: paid.from, why: isMoved('from') ? 'beforePlan' : 'rounding' });
  if (paid.to < to) found.push({ from: paid.to, to, why: isMoved('to') ? 'afterPlan' : 'rounding' });
  return found;
}
