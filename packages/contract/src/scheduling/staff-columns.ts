import type { LeaveKind } from './leave-kinds';
import type { UnitCalendar } from './organisation-unit-calendar.contract';
import type { ShiftPlace } from './shifts.contract';
import {
  type ShiftStatus,
  type ShiftType,
  type StaffCalendar,
  type StaffEvent,
  type StaffResource,
} from './staff-timeline.contract';

/** Requested with `Accept`: the staff calendar in columns, a fraction of the size of the plain form. */
export const columnsMediaType = 'application/vnd.horae.columns+json';

/** The index is the code in `events.type`; append new types at the end. */
export const typeCodes: readonly ShiftType[] = [
  'Regular',
  'Split',
  'Night',
  'Overtime',
  'OnCall',
  'DayOff',
  'AnnualLeave',
  'SickLeave',
  'UnpaidLeave',
  'Training',
];
export const statusCodes: readonly ShiftStatus[] = ['planned', 'confirmed', 'worked', 'absent', 'cancelled'];

/** Bits of `events.flags`. */
export const flags = { allDay: 1, declared: 2 } as const;

/**
 * The people and events of a calendar. Instants are epoch minutes; `delta` columns contain the difference from the
 * previous row. Clock columns contain seconds relative to the start (`in`) and to the end (`out`), null without a
 * record.
 */
export interface CalendarColumns {
  timeZone: string;
  /** Distinct places, which resources refer to by index. */
  places: StaffPlace[];
  jobTitles: string[];
  resources: {
    id: number[];
    title: string[];
    code: string[];
    job: number[];
    place: number[];
    isFixed: (0 | 1)[];
    weeklyHours: number[];
    /** Further fields of people by name and row, only where they are not empty. */
    more: Record<string, Record<number, string>>;
    /** By row, only of those who moved or got another job: the first day of the next, and indexes of place and job. */
    earlier?: Record<number, [until: string, place: number, job: number][]>;
    /** By row, only of those whom another department of the hotel has on some days: the first, the last, index of place. */
    lent?: Record<number, [first: string, last: string, place: number][]>;
    /** By row, only of those who belong to what was asked for on some of the days alone. */
    listed?: Record<number, NonNullable<StaffResource['listed']>>;
  };
  events: {
    /** Delta. */
    id: number[];
    /** Index into the resources. */
    resource: number[];
    /** Delta of epoch minutes. */
    start: number[];
    minutes: number[];
    type: number[];
    status: number[];
    flags: number[];
    breakMinutes: number[];
    in: (number | null)[];
    out: (number | null)[];
    /** By row, only where there is one. */
    titles: Record<number, string>;
    /** The kind of a leave in law by row, only where the type does not say it. */
    leaveKinds: Record<number, LeaveKind>;
    /** Of compensatory days off, by row: the day for which they are given, or `unknown`; not given without any. */
    compensates?: Record<number, string>;
    notes: Record<number, string>;
    /** Seconds of clocked pauses by row, only where there are some. */
    pauses: Record<number, number>;
    /** Minutes of breaks that count as work, by row, only where there are some; `breakMinutes` has the unpaid ones. */
    paidBreaks: Record<number, number>;
    /** The version that a change must name, by row, only where it is not 1. */
    versions: Record<number, number>;
    /** By row, only of shifts that are not worked where and as what their person works on that day. */
    shiftPlaces: Record<number, ShiftPlace>;
  };
}

type InColumns = 'events' | 'resources' | 'employeeList' | 'departmentList';

/** The same data as `StaffCalendar`. */
export interface StaffColumns extends Omit<StaffCalendar, InColumns>, CalendarColumns {
  /** How many people of the hotel the account sees in the period, whatever the chosen unit. */
  hotelPeople?: number;
  /** The cost places of departments that have one, by the id of the department. */
  costPlaces?: Record<number, string>;
}

/** The same data as `UnitCalendar`; no access is `null` in this form, too. */
export interface UnitColumns extends Omit<UnitCalendar, InColumns>, CalendarColumns {
  costPlaces?: Record<number, string>;
}

export type StaffPlace = Pick<
  StaffResource,
  | 'building_Group_Id'
  | 'departmentGroup'
  | 'building_Id'
  | 'department'
  | 'workCenterId'
  | 'workCenter'
  | 'orgUnitId'
  | 'orgUnit'
  | 'businessUnitId'
  | 'businessUnit'
>;

/** An event in the browser: the field names of the API, but instants as epoch milliseconds. */
export interface StaffShift
  extends Omit<
    StaffEvent,
    'start' | 'end' | 'actualStart' | 'actualEnd' | 'resourceId' | 'durationMinutes' | PlaceKey
  > {
  resourceId: number;
  start: number;
  end: number;
  actualStart: number | null;
  actualEnd: number | null;
  /** The kind of a leave in law, where the type does not say it. */
  leaveKind?: LeaveKind;
  /** Of a compensatory day off: the day for which it is given, or `unknown`. */
  compensates?: string;
  /** Minutes clocked as pauses between the first in and the last out. */
  pausedMinutes?: number;
  /** Minutes of a break that the contract counts as work. */
  paidBreakMinutes?: number;
  /** The version of the planned shift or leave; absent: 1. */
  version?: number;
  /** Where and as what it is worked, if not where and as what its person works on that day. */
  place?: ShiftPlace;
}

type PlaceKey =
  | 'departmentId'
  | 'workCenterId'
  | 'businessUnitId'
  | 'orgUnitId'
  | 'department'
  | 'workCenter'
  | 'businessUnit'
  | 'orgUnit';
