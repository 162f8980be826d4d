import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';

const Cell = z.object({ employeeId: Id, day: Day });

/** Somebody else who plans the same hotel. */
export type PlannerHere = z.infer<typeof PlannerHere>;
const PlannerHere = z.object({
  accountId: z.int(),
  name: z.string(),
  first: z.string(),
  last: z.string().meta({ description: 'The days on their screen, both inclusive' }),
  at: z.object({ employeeId: z.int(), day: z.string() }).nullable().meta({
    description: 'The day of a person that they are on; null also where the account does not see that person',
  }),
  isEditing: z.boolean(),
});

/** Seconds between two calls of a screen, and after the last one until others no longer see it. */
export const presenceSeconds = { between: 5, kept: 20 } as const;

export const planPresenceContract = {
  tell: route({
    method: 'POST',
    path: '/planning/presence',
    summary:
      'Say which days one is planning, and who else is: called every few seconds while the plan is on screen; requires the right to plan',
    access: 'session',
    body: z.object({
      hotel: CompanyId,
      first: Day,
      last: Day,
      at: Cell.nullable().default(null).meta({ description: 'The day of a person that has the focus' }),
      isEditing: z.boolean().default(false),
      isLeaving: z.boolean().default(false).meta({ description: 'True as the plan is closed' }),
    }),
    reply: z.object({ others: z.array(PlannerHere) }),
  }),
};
