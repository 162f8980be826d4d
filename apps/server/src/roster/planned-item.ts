import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { EventRow } from './event-row';

/** Where, as what and with which skill work is done. */
export interface PlaceFields {
  /** Null: where and as what its person works on that day. */
  departmentId: number | null;
  jobTitle: string | null;
  /** Null: that of the department, or of its person. */
  workCentreId: number | null;
  /** Null: that of the department. */
  costPlace: string | null;
  /** What its person needs to be able or allowed to do, beside what the job needs. */
  skill: string | null;
}

export const noPlace: PlaceFields = {
  departmentId: null,
  jobTitle: null,
  workCentreId: null,
  costPlace: null,
  skill: null,
};

/** Only these fields of an item; those that it was kept without, before shifts had them, are null. */
export const placeFields = ({
  departmentId = null,
  jobTitle = null,
  workCentreId = null,
  costPlace = null,
  skill = null,
}: Partial<PlaceFields>): PlaceFields => ({ departmentId, jobTitle, workCentreId, costPlace, skill });

export function isSamePlace(a: Partial<PlaceFields>, b: Partial<PlaceFields>): boolean {
  const [one, other] = [placeFields(a), placeFields(b)];
  return (
    one.departmentId === other.departmentId &&
    one.jobTitle === other.jobTitle &&
    one.workCentreId === other.workCentreId &&
    one.costPlace === other.costPlace &&
    one.skill === other.skill
  );
}

/** A shift, day off or leave of the roster; moments are epoch seconds, days local, both inclusive. */
export interface PlannedItem extends PlaceFields {
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
  /** Of a compensatory day off: the local day for which it is given, or `unknown`. */
  compensates?: string | null;
}

/** An item of the plan that may have no person: then it is an open shift of the department that it names. */
export interface AnyItem extends Omit<PlannedItem, 'employeeId'> {
  employeeId: number | null;
}

export const hasPerson = (item: AnyItem): item is PlannedItem => item.employeeId !== null;

/** Whether two items say the same, whatever their ids and days are called. */
export function isSameItem(a: AnyItem, b: AnyItem): boolean {
  return (
    a.employeeId === b.employeeId &&
    a.type === b.type &&
    a.start === b.start &&
    a.end === b.end &&
    a.breakMinutes === b.breakMinutes &&
    a.notes === b.notes &&
    a.leaveKind === b.leaveKind &&
    // Steps that were kept before items had it have none.
    (a.compensates ?? null) === (b.compensates ?? null) &&
    isSamePlace(a, b)
  );
}

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
  compensates: item.compensates ?? null,
  ...placeFields(item),
  actualStart: null,
  actualEnd: null,
});
