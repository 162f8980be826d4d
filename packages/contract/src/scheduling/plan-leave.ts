import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { leaveKinds } from './leave-kinds';
import { PlannedItem } from './planned-items';

/** Days of one leave: a year, and what may be added to it. */
export const longestLeave = 400;

/** More than a year of work, divided days included; with the days off below them still one change call. */
export const mostDecidedShifts = 1000;

/** What becomes of a shift whose person goes on leave. */
export const shiftFates = ['open', 'off', 'given'] as const;
export type ShiftFate = (typeof shiftFates)[number];

export const PlannedLeave = z.object({
  id: Id.optional().meta({ description: 'Not given: a new leave' }),
  employeeId: Id,
  kind: z.enum(leaveKinds),
  firstDay: Day,
  lastDay: Day,
  notes: z.string().max(500, 'Use up to 500 characters.').nullable().default(null),
});

export const DecidedShift = z.object({
  id: Id,
  version: z.int().min(1),
  becomes: z.enum(shiftFates),
  to: Id.nullable().default(null).meta({ description: 'Who takes it over, where it is given' }),
});

export type ShiftsUnderLeave = z.infer<typeof ShiftsUnderLeave>;
export const ShiftsUnderLeave = z.object({
  shifts: z.array(PlannedItem.extend({ id: z.int(), version: z.int() })),
  hasDaysOff: z.boolean().meta({ description: 'Whether days off would make room for the leave' }),
});
