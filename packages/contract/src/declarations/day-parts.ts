import { z } from 'zod';
import { leaveKinds } from '../scheduling/leave-kinds';

/** What is declared day by day, each on its own. */
export const dayFamilies = ['dailySchedule', 'overtime', 'leave'] as const;

/** One stretch of a day, or that it has none; times are local to the hotel. */
export type BoardPart = z.infer<typeof BoardPart>;
export const BoardPart = z.object({
  kind: z.enum(['work', 'overtime', 'rest', 'nonWorking', 'noOvertime', ...leaveKinds]),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
