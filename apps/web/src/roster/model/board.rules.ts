import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { CalendarAnswer } from './calendar-answer';
import type { Shift } from './shift.rules';

/** A loaded calendar by employee. Unchanged parts are the same objects as before, so they are not re-rendered. */
export interface Board extends Omit<CalendarAnswer, 'shifts' | 'resources'> {
  resources: readonly StaffResource[];
  /** The rows of open shifts while somebody plans; their shifts are in `shiftsOf`. */
  open?: readonly StaffResource[];
  shiftsOf: ReadonlyMap<number, readonly Shift[]>;
}

const none: readonly never[] = [];
export const byStart = (a: Shift, b: Shift) => a.start - b.start || b.end - a.end || a.id - b.id;

export function boardOf({ shifts, resources, ...rest }: CalendarAnswer, before?: Board): Board {
  const grouped = new Map<number, Shift[]>();
  for (const shift of shifts) {
    const list = grouped.get(shift.resourceId);
    if (list) list.push(shift);
    else grouped.set(shift.resourceId, [shift]);
  }
  for (const list of grouped.values()) list.sort(byStart);
  return {
    ...rest,
    businessUnits: rest.businessUnits ?? before?.businessUnits ?? null,
    orgUnits: rest.orgUnits ?? before?.orgUnits ?? null,
    workCenters: rest.workCenters ?? before?.workCenters ?? null,
    resources: resources ? shareResources(resources, before?.resources ?? none) : (before?.resources ?? none),
    shiftsOf: before ? shareShifts(grouped, before.shiftsOf) : grouped,
  };
}

function isEqual<T extends object>(a: T, b: T): boolean {
  return Object.keys(b).every((key) => key === 'raw' || a[key as keyof T] === b[key as keyof T]);
}

function shareAll<T extends object>(
  next: readonly T[],
  before: readonly T[],
  keyOf: (item: T) => unknown,
): readonly T[] {
  const earlier = new Map(before.map((item) => [keyOf(item), item]));
  const shared = next.map((item) => {
    const old = earlier.get(keyOf(item));
    return old && isEqual(old, item) ? old : item;
  });
  const isSame = shared.length === before.length && shared.every((item, at) => item === before[at]);
  return isSame ? before : shared;
}

const shareResources = (next: readonly StaffResource[], before: readonly StaffResource[]) =>
  shareAll(next, before, ({ employeeId }) => employeeId);

function shareShifts(next: ReadonlyMap<number, Shift[]>, before: Board['shiftsOf']): Board['shiftsOf'] {
  const shared = new Map<number, readonly Shift[]>();
  for (const [employee, shifts] of next)
    shared.set(
      employee,
      shareAll(shifts, before.get(employee) ?? none, ({ id }) => id),
    );
  return shared;
}
