import { z } from 'zod';
import { Day, daysAtMost, Month } from '../day';
import { Id, isNotBlank } from '../fields';
import { LoanHost } from '../loan';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { CheckSum, CheckSumLine } from './check-sum';
import { payClasses } from './pay-parts';

export const timesheetStates = ['open', 'confirmed', 'approved', 'locked'] as const;
/** The classes of paid minutes, and what overlaps them. */
export const payCodes = [...payClasses, 'night', 'sundayHoliday'] as const;

/** Why clocked time is not paid: before or after the plan, within preparation and grace, or lost by rounding. */
export const unpaidReasons = ['beforePlan', 'afterPlan', 'rounding'] as const;

export type TimesheetState = (typeof timesheetStates)[number];
export type UnpaidReason = (typeof unpaidReasons)[number];
export type PayCode = (typeof payCodes)[number];

/** A calendar month since the first rule pack. */
export const SheetMonth = Month.refine((month) => month >= '2021-07', 'Months before July 2021 have no rule pack.');

export const Named = z.object({ id: z.int(), name: z.string() });
const Stretch = z.object({ from: z.string(), to: z.string().nullable() });

/** Minutes by pay code, without zeros. Night and Sunday or holiday minutes are also counted in the other codes. */
const Minutes = z.partialRecord(z.enum(payCodes), z.number());

const LeaveMinutes = z.record(z.string(), z.number()).meta({
  description: 'Minutes of leave by the hour by its code, such as `hours.parental`; neither worked nor missing',
});

export type TimesheetRow = z.infer<typeof TimesheetRow>;
const TimesheetRow = z.object({
  /** Id of the employee. */
  id: z.int(),
  name: z.string(),
  code: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  state: z.enum(timesheetStates),
  version: z.int().meta({ description: '0 while nobody has touched the sheet' }),
  isAutomatic: z.boolean(),
  plannedMinutes: z.number(),
  paidMinutes: z.number(),
  differenceMinutes: z.number().meta({ description: 'Paid less planned, of the days that are over' }),
  minutes: Minutes,
  leaveDays: z.record(z.string(), z.int()),
  leaveMinutes: LeaveMinutes,
  openDays: z.int().meta({ description: 'Days with an in without an out' }),
  findings: z.int().meta({ description: 'Open findings of the month' }),
  violations: z.int(),
  deltas: z.int().meta({ description: 'Changes since it was locked' }),
  hasFallen: z.boolean().meta({ description: 'Signed once; the figures have changed since' }),
  fingerprint: z.string().meta({ description: 'Of the figures shown; an approval may name what it approves' }),
});

export type TimesheetDay = z.infer<typeof TimesheetDay>;
const TimesheetDay = z.object({
  day: z.string(),
  planned: z.array(Stretch),
  clocked: z.array(Stretch),
  leave: z.string().nullable(),
  isLeaveDay: z.boolean().meta({ description: 'Whether it counts as a day of leave: not on rest days and holidays' }),
  leaveMinutes: LeaveMinutes.optional(),
  loan: LoanHost.nullable().optional().meta({ description: 'For whom it was worked, if on loan' }),
  elsewhere: z
    .array(z.object({ host: LoanHost, minutes: z.number() }))
    .optional()
    .meta({ description: 'What of the day was worked for other departments, by the department of its shifts' }),
  leaveHours: z
    .array(z.object({ code: z.string(), from: z.string(), to: z.string() }))
    .optional()
    .meta({ description: 'When the leaves by the hour are; sheets signed before they were kept lack them' }),
  plannedMinutes: z.number(),
  clockedMinutes: z.number().meta({ description: 'By the clock, without unpaid breaks: what the law counts' }),
  paidMinutes: z.number(),
  minutes: Minutes,
  unpaid: z
    .array(z.object({ from: z.string(), to: z.string(), why: z.enum(unpaidReasons) }))
    .meta({ description: 'Clocked time that the policy of the hotel does not pay' }),
  /** Every paid minute, with the rule and the pack that decided its code. */
  trail: z.array(
    z.object({ from: z.string(), to: z.string(), code: z.enum(payCodes), rule: z.string(), pack: z.string() }),
  ),
  violations: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['error', 'warning']),
      measured: z.number(),
      limit: z.number(),
      rule: z.string(),
      pack: z.string(),
    }),
  ),
});

/** What changed, as the table it is in, and who changed it; null for the server itself or where it is not known. */
export type SheetCause = z.infer<typeof SheetCause>;
export const SheetCause = z.object({ source: z.string().nullable(), by: Named.nullable() });

const Delta = z.object({
  id: z.int(),
  day: z.string(),
  code: z.string(),
  minutes: z.number(),
  days: z.int(),
  foundAt: z.string(),
  because: z.array(SheetCause),
});

export type Timesheet = z.infer<typeof Timesheet>;
const Timesheet = TimesheetRow.extend({
  month: z.string(),
  pack: z.string(),
  days: z.array(TimesheetDay),
  confirmed: z.object({ at: z.string(), by: Named.nullable() }).nullable(),
  approved: z.object({ at: z.string(), by: Named.nullable() }).nullable(),
  locked: z.object({ at: z.string(), by: Named.nullable() }).nullable(),
  changes: z.array(Delta),
  checkSum: CheckSum.extend({ lines: z.array(CheckSumLine) }).optional(),
  fallen: z
    .object({
      at: z.string(),
      because: z.array(SheetCause),
      paidMinutes: z.number(),
      minutes: Minutes,
      leaveDays: z.record(z.string(), z.int()),
      leaveMinutes: LeaveMinutes,
    })
    .nullable()
    .meta({ description: 'The figures of the last signature, if it fell because they changed' }),
});

const Authority = {
  rule: z.string(),
  pack: z.string(),
  law: z.string().meta({ description: 'Where the rule stands' }),
};

/** The approval of the ministry for overtime beyond the limit of a year. */
export const OvertimeApproval = z.object({
  number: z.string().trim().max(40, 'Use up to 40 characters.').refine(isNotBlank, 'Enter the approval number.'),
  fromDay: Day.meta({ description: 'The first day that it applies to' }),
});

export type Balances = z.infer<typeof Balances>;
const Balances = z.object({
  average: z
    .object({
      from: z.string(),
      to: z.string(),
      countedWeeks: z.int(),
      leaveWeeks: z.int().meta({ description: 'With leave or sickness: neutral' }),
      unknownWeeks: z.int().meta({ description: 'Without a punch' }),
      averageMinutes: z.number(),
      limitMinutes: z.number(),
      isWithin: z.boolean(),
      ...Authority,
    })
    .meta({ description: 'The average week of the reference period that ends with the last whole week of the month' }),
  overtime: z
    .object({
      year: z.int(),
      workedMinutes: z.number().meta({ description: 'Lawful overtime that was worked, by the clock' }),
      declaredMinutes: z.number().meta({ description: 'Accepted by the state, worked or not' }),
      plannedMinutes: z.number().meta({ description: 'On the roster from tomorrow on' }),
      limitMinutes: z.number(),
      leftMinutes: z.number().meta({ description: 'Of the limit, after what was worked' }),
      approval: OvertimeApproval.extend({ workedMinutes: z.number() })
        .nullable()
        .meta({ description: 'Of the ministry for more than the limit, and the minutes worked under it' }),
      mayApprove: z.boolean().meta({ description: 'Whether the caller may enter an approval' }),
      ...Authority,
    })
    .meta({ description: 'The overtime of the calendar year, to the end of the month or to today' }),
  leave: z.object({
    year: z.int(),
    weekDays: z.int(),
    entitledDays: z.int(),
    takenDays: z.int(),
    plannedDays: z.int(),
    leftDays: z.int(),
    hiredOn: z.string().nullable().meta({ description: 'Unknown: counted as from the third calendar year on' }),
    ...Authority,
  }),
});

export type PayLine = z.infer<typeof PayLine>;
const PayLine = z.object({
  hotel: z.int(),
  employee: Named.extend({ code: z.string() }),
  day: z.string(),
  code: z.string(),
  minutes: z.number(),
  days: z.int(),
  loan: LoanHost.nullable().meta({ description: 'For whom it was worked, on loan or by the department of a shift' }),
  isDelta: z.boolean(),
});

const OfMonth = z.object({ hotel: CompanyId, month: SheetMonth });
const Sheets = z
  .array(z.object({ employee: Id, version: z.int().min(0), fingerprint: z.string().max(64).optional() }))
  .min(1, 'Choose a time sheet.')
  .max(200);
const Outcome = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ employee: z.int(), why: z.string() })),
});

export type TimesheetQuery = z.output<typeof TimesheetQuery>;
const TimesheetQuery = pageQuery(25).extend({
  ...OfMonth.shape,
  state: z.enum(timesheetStates).optional(),
  department: Id.optional(),
});

export const timesheetsContract = {
  list: route({
    method: 'GET',
    path: '/timesheets/list',
    summary:
      'The time sheets of a month with their minutes by category, of the people that the account may approve or pay',
    access: 'session',
    query: TimesheetQuery,
    reply: z.object({
      total: z.int(),
      states: z.array(z.object({ state: z.enum(timesheetStates), count: z.int() })),
      mayPay: z.boolean(),
      sheets: z.array(TimesheetRow),
    }),
  }),
  one: route({
    method: 'GET',
    path: '/timesheets/one',
    summary: 'One time sheet day by day, with the rule behind every minute; one’s own needs no right',
    access: 'session',
    query: OfMonth.extend({ employee: Id }),
    reply: z.object({ timesheet: Timesheet }),
  }),
  balances: route({
    method: 'GET',
    path: '/timesheets/balances',
    summary: 'The average week against its limit, and annual leave earned, taken and left; one’s own needs no right',
    access: 'session',
    query: OfMonth.extend({ employee: Id }),
    reply: z.object({ balances: Balances }),
  }),
  leaveLeft: route({
    method: 'GET',
    path: '/timesheets/leave-left',
    summary:
      'The days of annual leave that everybody whose time sheets the account sees has left in the year of a day, leave of that year that is planned later subtracted; who plans has the own drafts counted',
    access: 'session',
    query: z.object({ hotel: CompanyId, day: Day }),
    reply: z.object({ people: z.array(z.object({ employeeId: z.int(), leftDays: z.number() })) }),
  }),
  leaveDays: route({
    method: 'GET',
    path: '/timesheets/leave-days',
    summary:
      'The days of a leave that count as leave: working days, without rest days and holidays; one’s own needs no right',
    access: 'session',
    query: z
      .object({ hotel: CompanyId, employee: Id, from: Day, to: Day })
      .superRefine(daysAtMost(400))
      .meta({ description: 'Both days included' }),
    reply: z.object({ days: z.array(z.string()) }),
  }),
  confirm: route({
    method: 'POST',
    path: '/timesheets/confirm',
    summary: 'Confirm your own time sheet, or withdraw the confirmation',
    access: 'session',
    body: OfMonth.extend({ version: z.int().min(0), isConfirmed: z.boolean() }),
    reply: z.object({ timesheet: Timesheet }),
  }),
  approve: route({
    method: 'POST',
    path: '/timesheets/approve',
    summary: 'Approve time sheets, or take the approval back; each is done or refused with the reason',
    access: 'session',
    body: OfMonth.extend({ sheets: Sheets, isApproved: z.boolean() }),
    reply: Outcome,
  }),
  lines: route({
    method: 'GET',
    path: '/timesheets/lines',
    summary:
      'The lines of a month as payroll has them, changes included; without `hotel`, of all hotels for which the account may run payroll',
    access: 'session',
    query: OfMonth.extend({ hotel: CompanyId.optional() }),
    reply: z.object({ lines: z.array(PayLine) }),
  }),
  setOvertimeApproval: route({
    method: 'POST',
    path: '/timesheets/overtime-approval',
    summary:
      'The approval of the ministry for overtime beyond the limit of a year; null removes it. 409 if another than `seen` is stored',
    access: 'session',
    body: z.object({
      hotel: CompanyId,
      employee: Id,
      year: z.int().min(1900).max(2199),
      approval: OvertimeApproval.nullable(),
      seen: z.string().nullable().meta({ description: 'The stored number, as last read' }),
    }),
    reply: z.object({}),
  }),
  unlock: route({
    method: 'POST',
    path: '/timesheets/unlock',
    summary: 'Unlock time sheets, with a reason; payroll keeps what it has until they are locked again',
    access: 'session',
    body: OfMonth.extend({
      sheets: Sheets,
      reason: z.string().trim().max(500).refine(isNotBlank, 'Enter a reason.'),
    }),
    reply: Outcome,
  }),
};
