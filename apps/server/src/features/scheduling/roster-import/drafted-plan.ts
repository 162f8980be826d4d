import type { LeaveType, WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Database } from '#platform/database';
import { hasPerson, type PlannedItem } from '#roster/planned-item';
import { draftsOfPeople } from '../planning/planning.reads';
import { readOwnPlaces } from '../shifts/shift-places.commands';
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
  const items = drafts.flatMap(({ isRemoved, item }) => (isRemoved || !hasPerson(item) ? [] : [item]));
  const work = items.filter(({ allDay }) => !allDay);
  const own = await readOwnPlaces(
    tx,
    companyId,
    work.map(({ employeeId, firstDay }) => ({ employeeId, day: firstDay })),
  );
  const isOpen = ({ id }: { id: number }) => !drafted.has(id);
  return {
    shifts: [...shifts.filter(isOpen), ...work.map((item, at) => shiftOf(item, own[at]!.departmentId!))].sort(
      (a, b) => a.start - b.start || a.id - b.id,
    ),
    leaves: [...leaves.filter(isOpen), ...items.filter(({ allDay }) => allDay).map(leaveOf)].sort(
      (a, b) => a.firstDay.localeCompare(b.firstDay) || a.id - b.id,
    ),
    hours,
  };
}

function shiftOf(item: PlannedItem, ownDepartment: number): PlannedShift {
  const { id, employeeId, type, start, end, breakMinutes, notes, departmentId, jobTitle, skill } = item;
  const times = { start, end, breakMinutes, notes };
  const where = { departmentId: departmentId ?? ownDepartment, jobTitle, skill };
  return { id, employeeId, type: type as WorkedType, ...times, ...where };
}

const leaveOf = ({ id, employeeId, type, leaveKind, firstDay, lastDay, notes }: PlannedItem): PlannedLeave => {
  return { id, employeeId, type: type as LeaveType, kind: leaveKind, firstDay, lastDay, notes };
};
