import { z } from 'zod';
import { intField, Option, optional } from '../fields';
import { route } from '../route';
import { Dates, Flag, Ids, OptionRef, SelectedApp, SelectedHotel, Token } from '../staff-request';

export const shiftTypes = [
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
] as const;
export const workedTypes = ['Regular', 'Split', 'Night', 'Overtime', 'OnCall', 'Training'] as const;
export const leaveTypes = ['DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave'] as const;
export type WorkedType = (typeof workedTypes)[number];
export type LeaveType = (typeof leaveTypes)[number];
export const ShiftType = z.enum(shiftTypes);
export type ShiftType = z.infer<typeof ShiftType>;

export const ShiftStatus = z.enum(['planned', 'confirmed', 'worked', 'absent', 'cancelled']);
export type ShiftStatus = z.infer<typeof ShiftStatus>;

export const StaffEvent = z.object({
  id: z.int(),
  resourceId: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  calendarId: z.int(),
  typeOfShift: ShiftType,
  erganiShift: z.boolean(),
  status: ShiftStatus,
  durationMinutes: z.int(),
  breakMinutes: z.int(),
  employeeId: z.int(),
  departmentId: z.int(),
  workCenterId: z.int(),
  businessUnitId: z.int(),
  orgUnitId: z.int(),
  department: z.string(),
  workCenter: z.string(),
  businessUnit: z.string(),
  orgUnit: z.string(),
  notes: z.string().nullable(),
  actualStart: z.string().nullable(),
  actualEnd: z.string().nullable(),
});
export type StaffEvent = z.infer<typeof StaffEvent>;

export const StaffResource = z.object({
  id: z.string(),
  title: z.string(),
  building_Group_Id: z.int(),
  building_Id: z.int(),
  departmentGroup: z.string(),
  department: z.string(),
  hasFixedWorkHours: z.boolean(),
  employeeId: z.int(),
  employeeCode: z.string(),
  jobTitle: z.string(),
  workCenterId: z.int(),
  workCenter: z.string(),
  businessUnitId: z.int(),
  businessUnit: z.string(),
  orgUnitId: z.int(),
  orgUnit: z.string(),
  weeklyHours: z.number(),
});
export interface StaffResource extends z.infer<typeof StaffResource> {
  /** Only in our own form of the reply, and only non-empty fields: a person's texts by field name. */
  more?: Record<string, string>;
  /** Only in our own form: where and as what somebody was who has moved, or got another job, by the end of the period. */
  earlier?: EarlierPlace[];
  /** Only in our own form: the days, both inclusive, on which all work is that of another department of the hotel. */
  lent?: LentTo[];
  /**
   * Only in our own form: the days of the period on which somebody belongs to what was asked for, `since` one until
   * before another; null is beyond the period. Not given: on all of them.
   */
  listed?: { since: string | null; until: string | null }[];
}

type Placed = 'departmentGroup' | 'department' | 'workCenter' | 'orgUnit' | 'businessUnit' | 'jobTitle';
type PlacedIds = 'building_Group_Id' | 'building_Id' | 'workCenterId' | 'orgUnitId' | 'businessUnitId';

/** The place and the job that somebody had before a day: since the one before it in the list. */
export interface EarlierPlace extends Pick<StaffResource, Placed | PlacedIds> {
  until: string;
}

export interface LentTo extends Pick<StaffResource, 'building_Group_Id' | 'building_Id' | 'department'> {
  first: string;
  last: string;
}

export const StaffCalendar = z.object({
  success: z.boolean(),
  events: z.array(StaffEvent),
  resources: z.array(StaffResource),
  employeeList: z.array(Option),
  branchList: z.array(Option),
  departmentList: z.array(Option),
  workCenterList: z.array(Option),
  businessUnitList: z.array(Option),
  selectedBusAndOrgUnit: z.object({ businessUnit: Option.nullable(), orgUnit: Option.nullable() }),
  errorMessage: z.string().optional(),
});
export type StaffCalendar = z.infer<typeof StaffCalendar>;

export type MonthRequest = z.output<typeof MonthRequest>;
const MonthRequest = z.object({
  token: Token,
  selectedHotel: SelectedHotel,
  businessUnit: OptionRef,
  orgUnit: OptionRef,
  workCenter: OptionRef,
  /** Our own: without a business unit the whole hotel, instead of the first unit. */
  wholeHotel: Flag,
  month: optional(intField(1, 12)),
  year: optional(intField(2000, 2100)),
  erganiFlag: Flag,
});

export const calendarViews = [
  'resourceTimelineDay',
  'resourceTimelineWeek',
  'resourceTimelineMonth',
  'timeGridDay',
  'timeGridWeek',
  'dayGridMonth',
  'listWeek',
  'listMonth',
] as const;

const Filters = z.preprocess(
  (sent) => (Array.isArray(sent) ? { calendars: sent } : sent),
  z.object({
    calendars: Ids,
    businessUnit: OptionRef,
    orgUnit: OptionRef,
    workCenter: OptionRef,
    departmentGroups: Ids,
    departments: Ids,
    employees: Ids,
    programTypes: optional(z.array(z.enum(['fixed', 'flexible']))),
    typesOfShift: optional(z.array(ShiftType)),
    showOvertimes: Flag,
    erganiFlag: Flag,
  }),
);

export type FilteredRequest = z.output<typeof FilteredRequest>;
const FilteredRequest = z.object({
  token: Token,
  selectedHotel: SelectedHotel,
  selectedApp: optional(SelectedApp),
  calendarView: optional(z.enum(calendarViews)),
  dates: optional(Dates),
  filters: optional(Filters),
});

export const staffTimelineContract = {
  month: route({
    method: 'POST',
    path: '/stafftimer/calendarEventsVersion4/',
    summary: 'The staff calendar of one month of one business unit',
    access: 'session',
    bearer: 'body',
    writes: 'bulk',
    body: MonthRequest,
    reply: StaffCalendar,
  }),
  filtered: route({
    method: 'POST',
    path: '/stafftimer/calendarEventsFilteredAUTHTEST/',
    summary: 'The staff calendar of any period, filtered',
    access: 'session',
    bearer: 'body',
    writes: 'bulk',
    body: FilteredRequest,
    reply: StaffCalendar,
  }),
};
