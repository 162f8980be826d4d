import { z } from 'zod';
import { Day, daysAtMost } from '../day';
import { Id, isNotBlank } from '../fields';
import { WorkHost } from '../loan';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { Balances } from './balances';
import { Named, Timesheet, TimesheetRow, timesheetStates } from './timesheet-lines';
import { OfMonth, OvertimeDecision, Sheets, TimesheetQuery } from './timesheet-requests';

export type PayLine = z.infer<typeof PayLine>;
const PayLine = z.object({
  hotel: z.int(),
  employee: Named.extend({ code: z.string() }),
  day: z.string(),
  code: z.string(),
  minutes: z.number(),
  days: z.int(),
  loan: WorkHost.nullable().meta({ description: 'For whom it was worked, on loan or by the place of a shift' }),
  isDelta: z.boolean(),
});

const Outcome = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ employee: z.int(), why: z.string() })),
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
    body: OvertimeDecision,
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
