import { z } from 'zod';
import { Id } from '../fields';
import { LoanHost } from '../loan';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { CheckSum, LineCents } from './check-sum';
import { PayLayout, PayLayoutFields } from './pay-layout';
import { Named, SheetCause, SheetMonth } from './timesheets.contract';

/** Why a person is not in what goes to payroll. */
export const leftOutReasons = ['open', 'confirmed', 'changed'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const Person = Named.extend({ code: z.string(), department: z.string() });

/** Minutes by code of a part of pay, and days of leave by kind. */
const Amounts = z.object({ minutes: z.record(z.string(), z.number()), days: z.record(z.string(), z.int()) });

const ReadySheet = Person.extend({
  paidMinutes: z.number(),
  ...Amounts.shape,
  chargedMinutes: z.number().meta({ description: 'Worked for hosts that pay themselves; not in the amounts' }),
  checkSum: CheckSum.optional(),
  findings: z.int().meta({ description: 'Open findings; the sheet is sent only if they are acknowledged' }),
  isAgain: z
    .boolean()
    .meta({ description: 'Sent before and unlocked: only its changes are sent, and no other amounts' }),
});

export type PayChange = z.infer<typeof PayChange>;
const PayChange = z.object({
  employee: Person,
  month: z.string(),
  day: z.string(),
  code: z.string(),
  minutes: z.number(),
  days: z.int(),
  loan: LoanHost.nullable().meta({ description: 'For whom it was worked, on loan or by the department of a shift' }),
  cents: LineCents,
  because: z.array(SheetCause),
});

export type PayrollCheck = z.infer<typeof PayrollCheck>;
const PayrollCheck = z.object({
  month: z.string(),
  ready: z.array(ReadySheet),
  leftOut: z.array(Person.extend({ why: z.enum(leftOutReasons), findings: z.int() })),
  changes: z
    .array(PayChange)
    .meta({ description: 'Differences to what was sent, of this month and earlier ones; each is sent once' }),
  totals: Amounts.meta({ description: 'Of the sheets that are ready, without what hosts pay' }),
  charged: z
    .array(z.object({ host: LoanHost, minutes: z.number() }))
    .meta({ description: 'What each host pays itself' }),
  checkSum: CheckSum.optional().meta({ description: 'Of the sheets that are ready' }),
  sent: z.int().meta({ description: 'Time sheets of the month that were sent before' }),
  stamp: z.string().meta({ description: 'Of everything above; sending names it' }),
});

export type PayrollRun = z.infer<typeof PayrollRun>;
const PayrollRun = z.object({
  id: z.int(),
  month: z.string(),
  sentAt: z.string(),
  by: Named.nullable(),
  sheets: z.int(),
  changes: z.int(),
  acknowledged: z
    .array(Named.extend({ findings: z.int() }))
    .meta({ description: 'Sent although findings were open, by name' }),
});

export type PayrollLine = z.infer<typeof PayrollLine>;
const PayrollLine = z.object({
  employee: Person.extend({
    workCentre: z.string(),
  }),
  month: z.string(),
  day: z.string(),
  code: z.string().meta({ description: 'Part of pay, such as `overwork.night`, or kind of leave' }),
  minutes: z.number(),
  days: z.int(),
  loan: LoanHost.nullable().meta({ description: 'For whom it was worked, on loan or by the department of a shift' }),
  cents: LineCents,
  isChange: z.boolean().meta({ description: 'Added to or taken off what was sent before' }),
});

/** The time that a person worked for one host in a month. */
export type Charge = z.infer<typeof Charge>;
const Charge = z.object({ employee: Person, host: LoanHost, minutes: z.number() });

/** A hotel’s own code for a part of pay or a kind of leave. */
export type OwnPayCode = z.infer<typeof OwnPayCode>;
const OwnPayCode = z.object({
  code: z.string().max(80),
  own: z.string().trim().max(40, 'Use up to 40 characters.').meta({ description: 'Empty: not sent to payroll' }),
});

const OfHotel = z.object({ hotel: CompanyId });
const OneLayout = z.object({ layout: PayLayout });

export const payrollContract = {
  check: route({
    method: 'GET',
    path: '/payroll/check',
    summary: 'What sending a month to payroll would do: who is in, who is left out and why, what has changed since',
    access: 'session',
    query: OfHotel.extend({ month: SheetMonth }),
    reply: z.object({ check: PayrollCheck }),
  }),
  send: route({
    method: 'POST',
    path: '/payroll/send',
    summary:
      'Lock the approved time sheets of a month and send their lines, with changes to what was sent before; changes go once',
    access: 'session',
    body: OfHotel.extend({
      month: SheetMonth,
      stamp: z.string().max(64),
      acknowledged: z
        .array(Id)
        .max(5000)
        .default([])
        .meta({ description: 'Employees who are sent although findings of the month are open' }),
    }),
    reply: z.object({
      run: PayrollRun.nullable().meta({ description: 'Null if nothing was left to send' }),
      fallen: z.int().meta({ description: 'Approvals that fell instead, because the figures had just changed' }),
    }),
  }),
  runs: route({
    method: 'GET',
    path: '/payroll/runs',
    summary: 'What was sent to payroll, the latest first',
    access: 'session',
    query: OfHotel.extend({ ...pageQuery(25).omit({ q: true }).shape, month: SheetMonth.optional() }),
    reply: z.object({ total: z.int(), runs: z.array(PayrollRun) }),
  }),
  lines: route({
    method: 'GET',
    path: '/payroll/lines',
    summary: 'The lines that were sent at one time, as often as asked for',
    access: 'session',
    query: OfHotel.extend({ run: Id }),
    reply: z.object({
      lines: z.array(PayrollLine),
      checkSum: CheckSum.optional(),
      percent: z
        .record(z.string(), z.number())
        .meta({ description: 'What the law adds to the statutory hourly wage, by class, night and Sunday or holiday' }),
    }),
  }),
  charges: route({
    method: 'GET',
    path: '/payroll/charges',
    summary:
      'What departments and hotels owe each other for a month, for loans and single shifts, as sent to payroll or approved',
    access: 'session',
    query: OfHotel.extend({ month: SheetMonth }),
    reply: z.object({ charges: z.array(Charge) }),
  }),
  numbers: route({
    method: 'POST',
    path: '/payroll/numbers',
    summary: 'AFM and AMKA of the people in what was sent at one time, for a payroll file that needs them',
    access: 'session',
    asksAgain: true,
    body: OfHotel.extend({ run: Id }),
    reply: z.object({
      people: z.array(z.object({ id: z.int(), taxNumber: z.string(), socialSecurityNumber: z.string() })),
    }),
  }),
  codes: route({
    method: 'GET',
    path: '/payroll/codes',
    summary: 'The hotel’s own pay codes; its ETag guards a change',
    access: 'session',
    query: OfHotel,
    reply: z.object({ codes: z.array(OwnPayCode) }),
  }),
  setCodes: route({
    method: 'POST',
    path: '/payroll/codes/set',
    summary: 'Replace the hotel’s own pay codes; a code without an own one is sent under its name',
    access: 'session',
    updates: true,
    body: OfHotel.extend({ codes: z.array(OwnPayCode).max(200, 'Enter up to 200 pay codes.') }),
    reply: z.object({ codes: z.array(OwnPayCode) }),
  }),
  layouts: route({
    method: 'GET',
    path: '/payroll/layouts',
    summary: 'The file layouts of the hotel’s payroll programs',
    access: 'session',
    query: OfHotel,
    reply: z.object({ layouts: z.array(PayLayout) }),
  }),
  layout: route({
    method: 'GET',
    path: '/payroll/layout',
    summary: 'One file layout; its ETag guards a change',
    access: 'session',
    query: OfHotel.extend({ id: Id }),
    reply: OneLayout,
  }),
  addLayout: route({
    method: 'POST',
    path: '/payroll/layouts/add',
    summary: 'Add a file layout',
    access: 'session',
    body: OfHotel.extend({ layout: PayLayoutFields }),
    status: 201,
    reply: OneLayout,
  }),
  changeLayout: route({
    method: 'POST',
    path: '/payroll/layouts/change',
    summary: 'Change a file layout',
    access: 'session',
    updates: true,
    body: OfHotel.extend({ id: Id, layout: PayLayoutFields }),
    reply: OneLayout,
  }),
  removeLayout: route({
    method: 'POST',
    path: '/payroll/layouts/remove',
    summary: 'Remove a file layout; what was sent stays',
    access: 'session',
    body: OfHotel.extend({ id: Id }),
    reply: OneLayout,
  }),
};
