import { z } from 'zod';
import { LoanHost, WorkHost } from '../loan';
import { CheckSum, LineCents } from './check-sum';
import { Named, SheetCause } from './timesheet-lines';

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
  loan: WorkHost.nullable().meta({ description: 'For whom it was worked, on loan or by the place of a shift' }),
  cents: LineCents,
  because: z.array(SheetCause),
});

export type PayrollCheck = z.infer<typeof PayrollCheck>;
export const PayrollCheck = z.object({
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
export const PayrollRun = z.object({
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
export const PayrollLine = z.object({
  employee: Person.extend({
    workCentre: z.string(),
  }),
  month: z.string(),
  day: z.string(),
  code: z.string().meta({ description: 'Part of pay, such as `overwork.night`, or kind of leave' }),
  minutes: z.number(),
  days: z.int(),
  loan: WorkHost.nullable().meta({ description: 'For whom it was worked, on loan or by the place of a shift' }),
  costPlace: z.string().meta({
    description: 'The shift’s own; else that of the department in which it was worked, as it is now; empty: none',
  }),
  cents: LineCents,
  isChange: z.boolean().meta({ description: 'Added to or taken off what was sent before' }),
});

/** The time that a person worked for one host, or one cost place of shifts, in a month. */
export type Charge = z.infer<typeof Charge>;
export const Charge = z.object({ employee: Person, host: WorkHost, minutes: z.number() });
