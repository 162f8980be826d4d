import { z } from 'zod';
import { Changed } from './plan-drafts';

const PinnedDays = z.int().meta({ description: 'Days left as they are, because a planner pinned them' });

/** Something that is not copied, and why. */
const NotCopied = z.object({
  employeeId: z.int().nullable().meta({ description: 'Null: an open shift' }),
  name: z.string().meta({ description: 'Of the person, or of the department of an open shift' }),
  day: z.string(),
  why: z.string(),
});

export type PlanCopied = z.infer<typeof PlanCopied>;
export const PlanCopied = z.object({
  shifts: z.int(),
  daysOff: z.int(),
  kept: z.int().meta({ description: 'Items left out because their day has something planned already' }),
  pinned: PinnedDays,
  skipped: z.array(NotCopied).meta({ description: 'The first 50 items that cannot be worked, and why' }),
  skippedCount: z.int(),
  changed: Changed.nullable().meta({ description: 'Null in a dry run, and when nothing was copied' }),
});

/** What filling the plan of some days does, or would do. */
export type PlanFilled = z.infer<typeof PlanFilled>;
export const PlanFilled = z.object({
  shifts: z.int(),
  daysOff: z.int(),
  removed: z.int().meta({ description: 'Items that make room and are not changed into something else' }),
  kept: z.int().meta({ description: 'Days left as they are, because something is planned on them already' }),
  pinned: PinnedDays,
  skipped: z.array(NotCopied).meta({ description: 'The first 50 days that cannot be planned, and why' }),
  skippedCount: z.int(),
  changed: Changed.nullable().meta({ description: 'Null in a dry run, and when nothing changes' }),
});

export type PlanCleared = z.infer<typeof PlanCleared>;
export const PlanCleared = z.object({
  shifts: z.int(),
  daysOff: z.int().meta({ description: 'Days that are no longer off' }),
  pinned: PinnedDays,
  changed: Changed.nullable().meta({ description: 'Null in a dry run, and when nothing changes' }),
});
