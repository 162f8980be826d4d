import { z } from 'zod';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CheckSum } from './check-sum';
import { PayLayout, PayLayoutFields } from './pay-layout';
import { Charge, PayrollCheck, PayrollLine, PayrollRun } from './payroll-rows';
import { SheetMonth } from './timesheet-requests';

/** A hotel’s own code for a part of pay or a kind of leave. */
export type OwnPayCode = z.infer<typeof OwnPayCode>;
const OwnPayCode = z.object({
  code: z.string().max(80),
  own: z.string().trim().max(40, 'Use up to 40 characters.').meta({ description: 'Empty: not sent to payroll' }),
});

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
