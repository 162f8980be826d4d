import type { LeaveType, WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Database } from '#platform/database';
import { hasPerson, type PlannedItem, placeFields } from '#roster/planned-item';
import { readCostPlaces } from '../../people/organisation/cost-places.reads';
import { draftsOfPeople } from '../planning/planning.reads';
import { readOwnPlaces } from '../shifts/own-places.reads';
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
  const costPlaces = await readCostPlaces(tx, companyId);
  const isOpen = ({ id }: { id: number }) => !drafted.has(id);
  return {
    shifts: [...shifts.filter(isOpen), ...work.map((item, at) => shiftOf(item, own[at]!, costPlaces))].sort(
      (a, b) => a.start - b.start || a.id - b.id,
    ),
    leaves: [...leaves.filter(isOpen), ...items.filter(({ allDay }) => allDay).map(leaveOf)].sort(
      (a, b) => a.firstDay.localeCompare(b.firstDay) || a.id - b.id,
    ),
    hours,
  };
}

function shiftOf(
  item: PlannedItem,
  own: { departmentId: number; jobTitle: string; workCentreId: number },
  costPlaces: ReadonlyMap<number, string>,
): PlannedShift {
  const { id, employeeId, type, start, end, breakMinutes, notes } = item;
  const times = { start, end, breakMinutes, notes };
  const departmentId = item.departmentId ?? own.departmentId;
  const usual = {
    departmentId: own.departmentId,
    jobTitle: own.jobTitle,
    workCentreId: own.workCentreId,
    costPlace: costPlaces.get(departmentId) ?? '',
  };
  const where = { ...placeFields(item), departmentId, usual };
  return { id, employeeId, type: type as WorkedType, ...times, ...where };
}

function leaveOf(item: PlannedItem): PlannedLeave {
  const { id, employeeId, type, leaveKind, compensates = null, firstDay, lastDay, notes } = item;
  return { id, employeeId, type: type as LeaveType, kind: leaveKind, compensates, firstDay, lastDay, notes };
}
