import { placeFields } from '#roster/planned-item';
import type { Draft, DraftState } from './draft';
import { rosterDrafts } from './planning.table';

type Row = typeof rosterDrafts.$inferSelect;

export function draftOf(row: Row): Draft {
  const { id, employeeId, type, firstDay, lastDay, breakMinutes, notes, leaveKind, startsAt, endsAt } = row;
  const { compensates, way } = row;
  const { publishedVersion, publishedEmployeeId, publishedDepartmentId, publishedFirstDay, publishedLastDay } = row;
  const { isRemoved, version, changedBy, changedAt } = row;
  const [start, end] = [startsAt.getTime() / 1000, endsAt.getTime() / 1000];
  const allDay = type === 'DayOff' || type === 'AnnualLeave' || type === 'SickLeave' || type === 'UnpaidLeave';
  return {
    published:
      publishedVersion === null
        ? null
        : {
            version: publishedVersion,
            employeeId: publishedEmployeeId,
            departmentId: publishedDepartmentId,
            firstDay: publishedFirstDay!,
            lastDay: publishedLastDay!,
          },
    isRemoved,
    way,
    item: {
      id,
      employeeId,
      type,
      start,
      end,
      allDay,
      firstDay,
      lastDay,
      breakMinutes,
      notes,
      leaveKind,
      compensates,
      ...placeFields(row),
    },
    version,
    changedBy,
    changedAt,
  };
}

export function rowOf(companyId: number, changedBy: number, { published, isRemoved, item, way = null }: DraftState) {
  const { id, employeeId, type, start, end, firstDay, lastDay, breakMinutes, notes, leaveKind } = item;
  // Steps that were kept before items had it have none.
  const { compensates = null } = item;
  return {
    companyId,
    id,
    employeeId,
    publishedVersion: published?.version ?? null,
    publishedEmployeeId: published?.employeeId ?? null,
    publishedDepartmentId: published?.departmentId ?? null,
    publishedFirstDay: published?.firstDay ?? null,
    publishedLastDay: published?.lastDay ?? null,
    isRemoved,
    type,
    startsAt: new Date(start * 1000),
    endsAt: new Date(end * 1000),
    firstDay,
    lastDay,
    breakMinutes,
    notes,
    leaveKind,
    compensates,
    ...placeFields(item),
    way,
    changedBy,
    changedAt: new Date(),
  };
}
