import type { CheckKind } from '@horae/contract/scheduling/roster-checks.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from './local-days.rules';
import { isPlannedWork, type Shift } from './shift.rules';
import type { Twins } from './twins.rules';

/** What the server finds, and what shows only once declarations are loaded. */
export type FindingCode = CheckKind | 'notDeclared';

/** Something to look at on a day of an employee. */
export interface Finding {
  code: FindingCode;
  date: LocalDate;
  shiftIds: readonly number[];
  /** The figures of its sentence: minutes, or days; nothing where they say nothing. */
  amount: number | null;
  limit: number | null;
}

/** Hints; everything else is a warning. */
export const hints: ReadonlySet<FindingCode> = new Set(['notDeclared', 'layersDiffer', 'short', 'long']);

/** Planned but not declared; asked only where declarations are loaded. */
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

/** What is about a whole day is about each of its shifts. */
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
