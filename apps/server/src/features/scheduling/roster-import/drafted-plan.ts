import type { LeaveType, WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Database } from '#platform/database';
import type { PlannedItem } from '#roster/planned-item';
import { draftsOfPeople } from '../planning/planning.reads';
import { type PlannedLeave, type PlannedShift, type PlanSpan, type StoredPlan, storedPlan } from './stored-plan';

/** What is planned for these people around the time of a file, with the drafts of planners laid over it. */
export async function draftedPlan(
  tx: Database,
  companyId: number,
  employeeIds: readonly number[],
  span: PlanSpan,
): Promise<StoredPlan> {
  const { shifts, leaves, hours } = await storedPlan(tx, companyId, employeeIds, span);
  const days = { first: span.firstDay, last: span.lastDay };
  const drafts = await draftsOfPeople(tx, companyId, employeeIds, days);
  const drafted = new Set(drafts.map(({ item }) => item.id));
  const items = drafts.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);
  const isOpen = ({ id }: { id: number }) => !drafted.has(id);
  return {
    shifts: [...shifts.filter(isOpen), ...items.filter(({ allDay }) => !allDay).map(shiftOf)].sort(
      (a, b) => a.start - b.start || a.id - b.id,
    ),
    leaves: [...leaves.filter(isOpen), ...items.filter(({ allDay }) => allDay).map(leaveOf)].sort(
      (a, b) => a.firstDay.localeCompare(b.firstDay) || a.id - b.id,
    ),
    hours,
  };
}

const shiftOf = ({ id, employeeId, type, start, end, breakMinutes, notes }: PlannedItem): PlannedShift => {
  return { id, employeeId, type: type as WorkedType, start, end, breakMinutes, notes };
};

const leaveOf = ({ id, employeeId, type, leaveKind, firstDay, lastDay, notes }: PlannedItem): PlannedLeave => {
  return { id, employeeId, type: type as LeaveType, kind: leaveKind, firstDay, lastDay, notes };
};
