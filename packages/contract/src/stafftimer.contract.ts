import { z } from 'zod';
import { intField, maxId, Option, optional } from './fields';
import { route } from './route';

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
export const ShiftType = z.enum(shiftTypes);
export type ShiftType = z.infer<typeof ShiftType>;

export const ShiftStatus = z.enum(['planned', 'confirmed', 'worked', 'absent', 'cancelled']);
export type ShiftStatus = z.infer<typeof ShiftStatus>;

const digits = z.string().regex(/^\d{1,10}$/, 'Use decimal digits');
const Value = z.union([z.int(), digits]).transform(Number).pipe(z.int().max(maxId));

/** An option, its value alone, or nothing chosen (`null`, empty text, absent); parses to the value or undefined. */
const OptionRef = z
  .preprocess((sent) => {
    if (sent === null || sent === '') return undefined;
    return typeof sent === 'object' && 'value' in sent ? sent.value : sent;
  }, Value.optional())
  .optional();

export const CompanyId = Value.pipe(z.int().min(1));

/** The hotel: an object with `ErpCompanyId` or the bare number; parses to the number. */
const SelectedHotel = z.union([
  CompanyId,
  z.object({ ErpCompanyId: CompanyId }).transform((hotel) => hotel.ErpCompanyId),
]);

const Token = optional(z.unknown());
const Flag = optional(z.boolean());

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
export type StaffResource = z.infer<typeof StaffResource>;

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

const localDay = /^\d{4}-\d{2}-\d{2}$/;
const localOrInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;
const Moment = z
  .string()
  .refine((text) => localDay.test(text) || localOrInstant.test(text), 'Use YYYY-MM-DD or an ISO date-time')
  .refine((text) => isCalendarDate(text.slice(0, 10)), 'There is no such day');

function isCalendarDate(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A half-open period; parses to `{start, end}` as sent (the hotel's zone is not known here). */
export const Dates = z.preprocess(
  (sent) => (Array.isArray(sent) && sent.length === 2 ? { start: sent[0], end: sent[1] } : sent),
  z.object({ start: Moment, end: Moment }),
);

/** What application asks; another application or entity is refused. The company is compared by the service. */
export const SelectedApp = z.object({
  ApplicationId: optional(z.literal(3000)),
  ApplicationName: optional(z.string()),
  EntityId: optional(z.literal(3006)),
  EntityName: optional(z.string()),
  ErpCompanyId: optional(CompanyId),
});

const Ids = optional(z.array(Value).max(10_000));

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

export const stafftimerContract = {
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
