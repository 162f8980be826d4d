import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import type { DatedWork } from '@horae/working-time';
import type { EventRow } from '#roster/event-row';

export interface PlannedShift extends DatedWork {
  id: number;
  breakMinutes: number;
  isOvertime: boolean;
  /** Where and as what it is worked; null: where and as what its person works. */
  departmentId: number | null;
  jobTitle: string | null;
  skill: string | null;
}

/** What a draft changes in the published plan. */
export interface PlanOverlay {
  /** Ids of published items that the draft moves or takes off. */
  without: ReadonlySet<number>;
  /** What the draft plans: work, leave and days off. */
  items: readonly EventRow[];
}

/** Work with that of a draft, by its start. */
export const overlaid = (read: readonly EventRow[], { without, items }: PlanOverlay): EventRow[] =>
  [...read.filter(({ id }) => !without.has(id)), ...items.filter(({ type }) => hourTypes.includes(type))].sort(
    (a, b) => a.start - b.start || a.id - b.id,
  );

/** Leave and days off with those of a draft; only whole days. */
export const offWith = (read: readonly EventRow[], { without, items }: PlanOverlay): EventRow[] => [
  ...read.filter(({ id }) => !without.has(id)),
  ...items.filter(({ allDay }) => allDay),
];

/** Of a published shift as it was read, or of a draft. */
const placeOf = ({ place, departmentId, jobTitle, skill }: Partial<EventRow>) => ({
  departmentId: place?.departmentId ?? departmentId ?? null,
  jobTitle: place?.jobTitle ?? jobTitle ?? null,
  skill: place?.skill ?? skill ?? null,
});

/** The work of each employee that counts: neither declared alone, nor cancelled, nor of somebody who was absent. */
export function plannedShifts(rows: Iterable<EventRow>): ReadonlyMap<number, PlannedShift[]> {
  const shiftsOf = new Map<number, PlannedShift[]>();
  for (const { id, employeeId, type, isDeclared, status, start, end, breakMinutes, ...row } of rows) {
    if (isDeclared || status === 'cancelled' || status === 'absent') continue;
    const times = { from: start * 1000, to: end * 1000, breakMinutes };
    const shift = { id, ...times, isOvertime: type === 'Overtime', ...placeOf(row) };
    const own = shiftsOf.get(employeeId);
    if (own) own.push(shift);
    else shiftsOf.set(employeeId, [shift]);
  }
  return shiftsOf;
}
