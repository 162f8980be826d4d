import type { Option } from '../fields';
import type { LeaveKind } from './leave-kinds';
import type { UnitCalendar } from './organisation-unit-calendar.contract';
import type { ShiftPlace } from './shifts.contract';
import {
  leaveTypes,
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
}

/** The same data as `UnitCalendar`; no access is `null` in this form, too. */
export interface UnitColumns extends Omit<UnitCalendar, InColumns>, CalendarColumns {}

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

/** A calendar decoded from columns; its other fields are unchanged. */
export type Decoded<C extends CalendarColumns> = Omit<C, keyof CalendarColumns> & {
  /** IANA identifier of the hotel's zone. */
  timeZone: string;
  resources: StaffResource[];
  employeeList: Option[];
  departmentList: Option[];
  shifts: StaffShift[];
};

/** Decodes the column form; `titleOf` gives the title of events that have none. */
export function decodeColumns<C extends CalendarColumns>(columns: C, titleOf: (type: ShiftType) => string): Decoded<C> {
  const { places, jobTitles, resources: r, events, timeZone, ...rest } = columns;
  const resources = r.id.map(
    (id, row): StaffResource => ({
      id: String(id),
      title: r.title[row]!,
      employeeId: id,
      employeeCode: r.code[row]!,
      jobTitle: jobTitles[r.job[row]!]!,
      hasFixedWorkHours: r.isFixed[row] === 1,
      weeklyHours: r.weeklyHours[row]!,
      ...places[r.place[row]!]!,
    }),
  );
  for (const [name, texts] of Object.entries(r.more)) {
    for (const [row, text] of Object.entries(texts)) {
      const resource = resources[Number(row)]!;
      resource.more = { ...resource.more, [name]: text };
    }
  }
  return {
    ...rest,
    timeZone,
    resources,
    employeeList: options(resources, 'employeeId', 'title'),
    departmentList: options(resources, 'building_Id', 'department'),
    shifts: decodeShifts(events, r.id, titleOf),
  };
}

function decodeShifts(
  events: CalendarColumns['events'],
  employeeIds: number[],
  titleOf: (type: ShiftType) => string,
): StaffShift[] {
  let id = 0;
  let minute = 0;
  return events.id.map((difference, row) => {
    id += difference;
    minute += events.start[row]!;
    const start = minute * 60_000;
    const end = start + events.minutes[row]! * 60_000;
    const type = typeCodes[events.type[row]!]!;
    const bits = events.flags[row]!;
    const clockedIn = events.in[row] ?? null;
    const clockedOut = events.out[row] ?? null;
    const employeeId = employeeIds[events.resource[row]!]!;
    return {
      id,
      resourceId: employeeId,
      employeeId,
      title: events.titles[row] ?? titleOf(type),
      start,
      end,
      allDay: (bits & flags.allDay) !== 0,
      calendarId: calendarIdOf(type),
      typeOfShift: type,
      erganiShift: (bits & flags.declared) !== 0,
      status: statusCodes[events.status[row]!]!,
      breakMinutes: events.breakMinutes[row]!,
      notes: events.notes[row] ?? null,
      actualStart: clockedIn === null ? null : start + clockedIn * 1000,
      actualEnd: clockedOut === null ? null : end + clockedOut * 1000,
      ...(events.leaveKinds[row] !== undefined && { leaveKind: events.leaveKinds[row] }),
      ...(events.paidBreaks[row] !== undefined && { paidBreakMinutes: events.paidBreaks[row] }),
      ...(events.pauses[row] !== undefined && { pausedMinutes: events.pauses[row] / 60 }),
      ...(events.versions[row] !== undefined && { version: events.versions[row] }),
      ...(events.shiftPlaces[row] !== undefined && { place: events.shiftPlaces[row] }),
    };
  });
}

/** Types whose planned and declared hours are working time. On-call is stand-by. */
export const hourTypes: readonly ShiftType[] = ['Regular', 'Split', 'Night', 'Overtime', 'Training'];

const leave: ReadonlySet<ShiftType> = new Set(leaveTypes);

/** Returns the calendar of a shift type: 3000 working time, 3001 leave and days off, 3002 training. */
export function calendarIdOf(type: ShiftType): 3000 | 3001 | 3002 {
  if (type === 'Training') return 3002;
  return leave.has(type) ? 3001 : 3000;
}

function options<V extends 'employeeId' | 'building_Id', L extends 'title' | 'department'>(
  resources: StaffResource[],
  value: V,
  label: L,
): Option[] {
  const once = new Map(
    resources.map((resource) => [resource[value], { value: resource[value], label: resource[label] }]),
  );
  const key = (option: Option) => option.label.toLowerCase();
  return [...once.values()].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.value - b.value));
}
