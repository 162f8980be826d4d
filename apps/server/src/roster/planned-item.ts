import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { EventRow } from './event-row';

/** A shift, day off or leave of the roster; moments are epoch seconds, days local, both inclusive. */
export interface PlannedItem {
  id: number;
  employeeId: number;
  type: ShiftType;
  start: number;
  end: number;
  allDay: boolean;
  firstDay: string;
  lastDay: string;
  breakMinutes: number;
  notes: string | null;
  /** The kind of leave in law, where the type does not say it. */
  leaveKind: LeaveKind | null;
  /** Where and as what it is worked; null: where and as what its person works on that day. */
  departmentId: number | null;
  jobTitle: string | null;
  /** What its person needs to be able or allowed to do, beside what the job needs. */
  skill: string | null;
}

/** An item of the plan that may have no person: then it is an open shift of the department that it names. */
export interface AnyItem extends Omit<PlannedItem, 'employeeId'> {
  employeeId: number | null;
}

export const hasPerson = (item: AnyItem): item is PlannedItem => item.employeeId !== null;

/** The item as the calendars read events. */
export const eventOf = (item: PlannedItem): EventRow => ({
  id: item.id,
  employeeId: item.employeeId,
  type: item.type,
  isDeclared: false,
  start: item.start,
  end: item.end,
  allDay: item.allDay,
  breakMinutes: item.breakMinutes,
  status: 'planned',
  notes: item.notes,
  leaveKind: item.leaveKind,
  departmentId: item.departmentId,
  jobTitle: item.jobTitle,
  skill: item.skill,
  actualStart: null,
  actualEnd: null,
});
