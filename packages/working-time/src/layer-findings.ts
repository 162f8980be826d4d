import { type LocalDate, minute } from '@horae/local-time/local-date';
import { type DayLayer, type DayRecords, dayDifference } from './day-difference';
import type { AttendanceFacts, Finding } from './finding';
import { joined, lengthOf, type Span, without } from './span';

/** Findings about whole days whose plan, declaration and clock contradict each other (`dayDifference`). */
export function layerFindings(facts: AttendanceFacts): Finding[] {
  const records = recordsByDay(facts);
  return [...records].flatMap(([day, record]) => {
    const kind = dayDifference(record);
    if (kind === null) return [];
    const measured = minutesOf(kind, day, record, facts);
    return [{ kind, day, subject: `day ${day}`, shift: null, measured, limit: null, proposal: null }];
  });
}

/** The records of every day of which plan, declaration or clock says anything. */
function recordsByDay(facts: AttendanceFacts): Map<LocalDate, DayRecords> {
  const { declaredFree, declaringFrom, leaves, now } = facts;
  const work = facts.plans.filter(({ isStandBy, isOvertime }) => !isStandBy && !isOvertime);
  const planned = byDay<{ day: LocalDate; isTraining?: boolean } & Span>([...work, ...facts.absences]);
  const declared = byDay(facts.declared);
  const overtime = byDay(facts.declaredOvertime);
  const clocked = byDay([...facts.sessions, ...facts.strayOuts, ...facts.unclear]);
  const days = new Set([planned, declared, clocked, declaredFree].flatMap((of) => Array.from(of.keys())));
  return new Map(
    [...days].map((day): [LocalDate, DayRecords] => {
      const ofPlan = planned.get(day) ?? [];
      const ofDeclaration = declared.get(day) ?? [];
      const instants = [...ofPlan, ...ofDeclaration, ...facts.sessions.filter((one) => one.day === day)];
      return [
        day,
        {
          planned: ofPlan.length > 0 ? { work: ofPlan, free: null } : null,
          declared: layerOf(ofDeclaration, declaredFree.get(day)),
          isTraining: ofPlan.length > 0 && ofPlan.every(({ isTraining }) => isTraining),
          isOvertimeDeclared: overtime.has(day),
          isClocked: clocked.has(day),
          isOnLeave:
            instants.some(({ from }) => leaves.some((leave) => leave.from <= from && leave.to > from)) ||
            isCovered(ofDeclaration, facts),
          isDeclaring: declaringFrom !== null && declaringFrom <= day,
          now,
        },
      ];
    }),
  );
}

/** Whether leave by the hour covers all of this work. */
const isCovered = (work: readonly Span[], { hourlyLeaves }: AttendanceFacts) =>
  work.length > 0 && without(joined(work), joined(hourlyLeaves)).length === 0;

function layerOf(work: readonly Span[], free: DayLayer['free'] | undefined): DayLayer | null {
  if (work.length > 0) return { work, free: null };
  return free ? { work: [], free } : null;
}

/** The minutes in question: those worked, those declared, or how far plan and declaration are apart. */
function minutesOf(
  kind: Finding['kind'],
  day: LocalDate,
  { planned, declared }: DayRecords,
  facts: AttendanceFacts,
): number | null {
  const length = (spans: readonly Span[]) => lengthOf(joined(spans)) / minute;
  const [ofPlan, ofDeclaration] = [length(planned?.work ?? []), length(declared?.work ?? [])];
  if (kind !== 'workedOnRestDay' && kind !== 'workedUndeclared') return Math.abs(ofPlan - ofDeclaration);
  const own = facts.sessions.filter((session) => session.day === day);
  // While somebody is at work, the length of it is not known.
  if (own.length === 0 || own.some(({ to }) => to === null)) return null;
  return length(own.map(({ from, to }) => ({ from, to: to! })));
}

function byDay<T extends { day: LocalDate }>(list: readonly T[]): Map<LocalDate, T[]> {
  const days = new Map<LocalDate, T[]>();
  for (const one of list) days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return days;
}
