import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftDraft } from '@horae/contract/scheduling/shifts.contract';
import type { Database } from '#platform/database';
import { type PlannedItem, placeFields } from '#roster/planned-item';
import { lockRosterOf } from './lock-roster-of';
import { checkedShift } from './shifts.rules';

export { refuseHours } from './leave-overlap';

type Wanted = Omit<ShiftDraft, 'id' | 'hotel' | 'status' | 'employeeId'> & {
  leaveKind: LeaveKind | null;
  compensates?: string | null | undefined;
};

/** Checks an item against the rules that need no database; the error names the first invalid field, as `shift.end`. */
export function checkedItem<Whose extends number | null>(
  wanted: Wanted & { employeeId: Whose },
  id: number,
  timeZone: string,
): Omit<PlannedItem, 'employeeId'> & { employeeId: Whose } {
  const { leaveKind, compensates = null, employeeId, ...draft } = wanted;
  const checked = checkedShift({ ...draft, employeeId: 0, hotel: 0, status: 'planned' }, timeZone);
  const { typeOfShift, start, end, allDay, firstDay, lastDay, breakMinutes, notes } = checked;
  return {
    id,
    employeeId,
    type: typeOfShift,
    start,
    end,
    allDay,
    firstDay,
    lastDay,
    breakMinutes: allDay ? 0 : breakMinutes,
    notes,
    leaveKind: allDay ? leaveKind : null,
    compensates: typeOfShift === 'DayOff' ? compensates : null,
    ...placeFields(checked),
  };
}

/** Locks the rosters of these people, always in the same order, so that nobody waits for each other. */
export async function lockRosters(tx: Database, companyId: number, employees: Iterable<number>): Promise<void> {
  const inOrder = [...new Set(employees)].sort((a, b) => a - b);
  await lockRosterOf(tx, companyId, ...inOrder);
}
