import type { StaffingNeed, StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';
import { timeOf } from '@horae/local-time/time-of-day';
import type { DepartmentReach } from '#roster/department-reach';
import type { NeedRow } from './staffing-needs.store';

/** What a person reads of a need. */
export function noted({ startMinute, endMinute, weekdays, firstDay, lastDay, ...row }: NeedRow): StaffingNeedFields {
  const { departmentId, jobTitle, skill, people } = row;
  const times = { start: timeOf(startMinute), end: timeOf(endMinute) };
  const of = { departmentId, jobTitle, skill, ...times, people };
  return weekdays
    ? { ...of, weekdays, day: null, firstDay, lastDay }
    : { ...of, weekdays: [], day: firstDay, firstDay: null, lastDay: null };
}

export function shownNeed(row: NeedRow, { latestOf, mayKeep }: DepartmentReach): StaffingNeed {
  const { id, version, source } = row;
  const departmentId = latestOf(row.departmentId);
  return { ...noted(row), id, version, departmentId, source, mayChange: mayKeep(row.departmentId) };
}
