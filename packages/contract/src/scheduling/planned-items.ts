import { z } from 'zod';
import { leaveKinds } from './leave-kinds';
import { ShiftPlace } from './shifts.contract';
import { ShiftType } from './staff-timeline.contract';

/** Days that can be read, looked at or published at once. */
export const longestPlan = 62;

/** An item of the roster as planned; moments in the local time of the hotel with their offset. */
export type PlannedItem = z.infer<typeof PlannedItem>;
export const PlannedItem = z.object({
  employeeId: z.int(),
  typeOfShift: ShiftType,
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  breakMinutes: z.int(),
  notes: z.string().nullable(),
  leaveKind: z.enum(leaveKinds).nullable(),
  compensates: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'Of a compensatory day off: the day for which it is given, or `unknown`' }),
  ...ShiftPlace.shape,
});

/** The same where it may have no person. */
export type AnyItem = z.infer<typeof AnyItem>;
export const AnyItem = PlannedItem.extend({
  employeeId: z.int().nullable().meta({ description: 'Null: an open shift; nobody but planners sees it' }),
});

/** A published shift without a person. */
export type OpenShift = z.infer<typeof OpenShift>;
export const OpenShift = AnyItem.omit({ employeeId: true }).extend({
  id: z.int(),
  version: z.int(),
  departmentId: z.int(),
  leftBy: z.int().optional().meta({ description: 'Whose it was, where it was left open' }),
});
