import { adviceKinds, type CheckFinding, type CheckKind } from '@horae/contract/scheduling/roster-checks.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from './local-days.rules';
import { isPlannedWork, type Shift } from './shift.rules';
import type { Twins } from './twins.rules';

/** The server's checks, and the one that needs loaded declarations. */
export type FindingCode = CheckKind | 'notDeclared';

/** An issue on one day of an employee. */
export interface Finding {
  code: FindingCode;
  date: LocalDate;
  shiftIds: readonly number[];
  /** The figures in its message, in minutes or days; null if not applicable. */
  amount: number | null;
  limit: number | null;
  /** Of a missing skill: which. */
  skill?: CheckFinding['skill'];
  /** Of a wish: the hours; not given: a day off. */
  wish?: CheckFinding['wish'];
  /** What it counts of work in another hotel. */
  otherHotel?: CheckFinding['otherHotel'];
  /** Of findings of the plan: where the rule is laid down. */
  law?: CheckFinding['law'];
  /** Of findings of the plan. */
  grade?: CheckFinding['grade'];
}

const hints: ReadonlySet<FindingCode> = new Set(['notDeclared', 'layersDiffer', 'short', 'long']);

/** A check that is never in the way, and of interest only to those who plan. */
export const isAdvice = ({ code, grade }: Finding): boolean =>
  grade === 'advice' && adviceKinds.some((kind) => kind === code);

/** A finding of low severity; all others are warnings. */
export const isHint = (finding: Finding): boolean => hints.has(finding.code) || isAdvice(finding);

/** A finding as the calendars show it. */
export const findingOf = ({ kind, day, shifts, measured, limit, ...more }: Found): Finding => {
  const { skill, wish, otherHotel, law, grade } = more;
  return { code: kind, date: day, shiftIds: shifts, amount: measured, limit, skill, wish, otherHotel, law, grade };
};

type Found = Omit<CheckFinding, 'employeeId' | 'shifts'> & { shifts: readonly number[] };

/** Finds planned shifts that are not declared; meaningful only if declarations are loaded. */
export function undeclared(shifts: readonly Shift[], twins: ReadonlyMap<Shift, Twins>, days: LocalDays): Finding[] {
  return shifts
    .filter((shift) => isPlannedWork(shift) && shift.status !== 'absent' && !shift.allDay)
    .filter((shift) => !twins.get(shift)?.declared)
    .map(({ id, start }) => ({
      code: 'notDeclared',
      date: days.dateOf(start),
      shiftIds: [id],
      amount: null,
      limit: null,
    }));
}

/** Assigns findings about a whole day to each of its shifts. */
export function onShifts(findings: readonly Finding[], shifts: readonly Shift[], days: LocalDays): Finding[] {
  return findings.map((finding) =>
    finding.shiftIds.length > 0
      ? finding
      : {
          ...finding,
          shiftIds: shifts.filter(({ start }) => days.dateOf(start) === finding.date).map(({ id }) => id),
        },
  );
}
