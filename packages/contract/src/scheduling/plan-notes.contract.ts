import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** The longest note on a day. */
export const longestPlanNote = 500;

/** What planners noted on a day of a person, who never sees it. */
export type PlanNote = z.infer<typeof PlanNote>;
const PlanNote = z.object({
  employeeId: z.int(),
  day: z.string(),
  text: z.string().meta({ description: 'Empty where the day is only pinned' }),
  isPinned: z.boolean().meta({ description: 'An action on several days leaves a pinned day as it is' }),
  by: z.string().nullable().meta({ description: 'Who changed it last' }),
  at: z.string(),
  version: z.int(),
});

export const planNotesContract = {
  list: route({
    method: 'GET',
    path: '/plan-notes/list',
    summary: 'The notes and pins on up to 62 days of the people that the account plans',
    access: 'session',
    query: z.object({ hotel: CompanyId, first: Day, last: Day }),
    reply: z.object({ notes: z.array(PlanNote) }),
  }),
  save: route({
    method: 'POST',
    path: '/plan-notes/save',
    summary:
      'Note something on a day of a person, or pin the day; without text and pin the note is removed. A note that somebody else has changed since is answered with 412 and what it says now.',
    access: 'session',
    body: z.object({
      hotel: CompanyId,
      employeeId: Id,
      day: Day,
      text: z.string().trim().max(longestPlanNote, `Use up to ${longestPlanNote} characters.`),
      isPinned: z.boolean(),
      version: z.int().min(0).meta({ description: 'Of the note that was read; 0 if there was none' }),
    }),
    reply: z.object({ note: PlanNote.nullable().meta({ description: 'Null: there is none now' }) }),
  }),
};
