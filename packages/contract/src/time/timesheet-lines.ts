import { z } from 'zod';
import { LoanHost, WorkHost } from '../loan';
import { CheckSum, CheckSumLine } from './check-sum';
import { payCodes } from './pay-parts';

export const timesheetStates = ['open', 'confirmed', 'approved', 'locked'] as const;

/** Why clocked time is not paid: before or after the plan, within preparation and grace, or lost by rounding. */
export const unpaidReasons = ['beforePlan', 'afterPlan', 'rounding'] as const;

export type TimesheetState = (typeof timesheetStates)[number];
export type UnpaidReason = (typeof unpaidReasons)[number];
export const Named = z.object({ id: z.int(), name: z.string() });
const Stretch = z.object({ from: z.string(), to: z.string().nullable() });

/** Minutes by pay code, without zeros. Night and Sunday or holiday minutes are also counted in the other codes. */
const Minutes = z.partialRecord(z.enum(payCodes), z.number());
const LeaveMinutes = z.record(z.string(), z.number()).meta({
  description: 'Minutes of leave by the hour by its code, such as `hours.parental`; neither worked nor missing',
});

export type TimesheetRow = z.infer<typeof TimesheetRow>;
export const TimesheetRow = z.object({
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
    .array(z.object({ host: WorkHost, minutes: z.number() }))
    .optional()
    .meta({
      description: 'What of the day was worked for other departments or cost places, by those of its shifts',
    }),
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
export const Timesheet = TimesheetRow.extend({
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
