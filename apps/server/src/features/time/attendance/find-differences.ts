import {
  type AttendanceFacts,
  attendanceFindings,
  type ClockedSession,
  type Finding,
  matchShift,
  type Pairing,
  type Session,
  type UnclearDay,
  type UnclearPunches,
} from '@horae/working-time';
import { unpaidBreak } from '@horae/working-time/worked-time';
import type { HotelClock } from '#platform/hotel-time';
import { versionOn } from '#platform/version-on';
import type { SpecialCase } from '../../people/people/special-rules.reads';
import type { PackOn } from '../agreements/agreements.reads';
import type { ClockPolicy } from '../clock-policies/clock-policies.table';
import { dayLimits } from './findings.rules';
import { type DatedPlan, type FreeDayRow, type LeaveRow, type Terms } from './read-facts';

/** Everything known about one employee around what is due. */
export interface PersonFacts {
  employeeId: number;
  plans: DatedPlan[];
  leaves: LeaveRow[];
  hourlyLeaves: LeaveRow[];
  /** Days that were declared as free. */
  freeDays: FreeDayRow[];
  /** The first day on which the hotel declared working time; null if it declares none. */
  declaringFrom: string | null;
  terms: readonly Terms[];
  policyOn: (day: string) => ClockPolicy;
  packOn: PackOn;
  special: SpecialCase;
  sessions: ClockedSession[];
  strayOuts: Pairing['strayOuts'];
  unclear: (UnclearDay & Pick<UnclearPunches, 'readings'>)[];
}

export type FoundDifference = Finding & { employeeId: number; evidence: Evidence };

/** What the decision is based on; moments are ISO texts with the hotel's offset. */
export interface Evidence {
  measured: number | null;
  limit: number | null;
  planned: { from: string; to: string }[];
  declared: { from: string; to: string }[];
  /** Whether the day was declared as free, and how. */
  declaredFree: 'rest' | 'nonWorking' | null;
  clocked: { from: string; to: string | null; inPunch: number; outPunch: number | null }[];
  strays: { at: string; punch: number }[];
  readings: Evidence['clocked'][];
}

/** Evidence without its times, as an erasure leaves it. */
export const noTimes: Omit<Evidence, 'measured' | 'limit'> = {
  planned: [],
  declared: [],
  declaredFree: null,
  clocked: [],
  strays: [],
  readings: [],
};

/** The findings of an employee's days, each with what was planned, declared and clocked that day. */
export function findDifferences(person: PersonFacts, clock: HotelClock, now: number): FoundDifference[] {
  const { plans, terms, policyOn, sessions } = person;
  const planned = plans.filter(({ isDeclared }) => !isDeclared);
  // A shift already marked absent expects no punches.
  const isMissed = ({ id, isAbsent }: DatedPlan) => isAbsent && !sessions.some(({ shift }) => shift === id);
  const work = planned
    .filter((plan) => !isMissed(plan))
    .map((plan) => {
      const { isBreakInsideHours = false, flexibleArrival = 0 } = versionOn(terms, plan.day) ?? {};
      return Object.assign(plan, { flexibleArrival, breakMinutes: unpaidBreak(plan.breakMinutes, isBreakInsideHours) });
    });
  const declared = plans.filter(({ isDeclared }) => isDeclared);
  const declaredFree = new Map(person.freeDays.map(({ day, kind }) => [day, kind]));
  const strayOuts = person.strayOuts.map(({ id, at }) => {
    const plan = matchShift(at, at, planned, policyOn(clock.dayOf(at / 1000)).matchWithin);
    return { id, at, shift: plan?.id ?? null, day: plan?.day ?? clock.dayOf(at / 1000) };
  });
  const facts: AttendanceFacts = {
    plans: work,
    sessions,
    strayOuts,
    unclear: person.unclear,
    leaves: person.leaves,
    hourlyLeaves: person.hourlyLeaves,
    absences: planned.filter((plan) => isMissed(plan) && !plan.isOvertime && !plan.isStandBy),
    declared: declared.filter(({ isOvertime }) => !isOvertime),
    declaredOvertime: declared.filter(({ isOvertime }) => isOvertime),
    declaredFree,
    declaringFrom: person.declaringFrom,
    toleranceOn: policyOn,
    limitsOn: (day) => dayLimits(person.packOn(day), person.special.kindOn('full', day)),
    now,
  };
  const text = (moment: number) => clock.format(Math.floor(moment / 1000));
  const spans = (list: DatedPlan[], day: string) =>
    list.filter((one) => one.day === day).map(({ from, to }) => ({ from: text(from), to: text(to) }));
  const shownSessions = (list: readonly Session[]) =>
    list.map(({ from, to, inPunch, outPunch }) => ({
      from: text(from),
      to: to === null ? null : text(to),
      inPunch,
      outPunch,
    }));
  const evidenceOf = ({ kind, subject, day, measured, limit }: Finding): Evidence => ({
    measured: measured === null ? null : Math.round(measured),
    limit,
    planned: spans(planned, day),
    declared: spans(declared, day),
    declaredFree: declaredFree.get(day) ?? null,
    clocked: shownSessions(sessions.filter((session) => session.day === day)),
    strays: strayOuts.filter((stray) => stray.day === day).map(({ id, at }) => ({ at: text(at), punch: id })),
    readings:
      kind === 'unclear'
        ? (person.unclear.find(({ id }) => subject === `punch ${id}`)?.readings ?? []).map(shownSessions)
        : [],
  });
  const { employeeId } = person;
  // A position of responsibility has neither limits nor a card: nothing is compared.
  const isCompared = ({ day }: Finding) => person.special.kindOn('full', day) !== 'exempt';
  return attendanceFindings(facts)
    .filter(isCompared)
    .map((finding) => Object.assign(finding, { employeeId, evidence: evidenceOf(finding) }));
}
