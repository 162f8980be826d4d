import { z } from 'zod';
import { punchDirections, punchSources } from './punches.contract';

/** The state of a punch that could not be assigned to an employee. */
export const waitingStates = ['waiting', 'matched', 'ignored'] as const;

/** Unassigned punches with the same code and the same reason. */
export type WaitingGroup = z.infer<typeof WaitingGroup>;
export const WaitingGroup = z.object({
  code: z.string(),
  source: z.enum(punchSources),
  reason: z.string().nullable().meta({ description: 'Null: nobody has this code' }),
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  devices: z.array(z.string()),
  owner: z.int().nullable().meta({ description: 'The employee who has this code, or one that looks like it' }),
});

/** What to do with all records of one terminal that wait for one reason. */
export const heldVerdicts = ['accept', 'ignore'] as const;

/** The most records that are decided at once. */
export const mostHeldAtOnce = 2000;

/** Records of one terminal that wait for one reason, of whatever code. */
export type HeldRecords = z.infer<typeof HeldRecords>;
export const HeldRecords = z.object({
  device: z.object({ id: z.int(), name: z.string() }),
  reason: z.string(),
  count: z.int(),
  people: z.int().meta({ description: 'The people whose codes they have' }),
  acceptable: z.int().meta({ description: 'Those that have a person and a time that is not in the future' }),
  firstAt: z.string(),
  lastAt: z.string(),
});

/** One punch of the group. */
export type WaitingPunch = z.infer<typeof WaitingPunch>;
export const WaitingPunch = z.object({
  id: z.int(),
  at: z.string(),
  direction: z.enum(punchDirections).nullable(),
  device: z.string().nullable(),
});
