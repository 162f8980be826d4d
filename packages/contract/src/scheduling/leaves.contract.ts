import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { leaveKinds } from './leave-kinds';
import { rosterStatuses } from './shifts.contract';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:mm.');

const Hours = z.object({ from: Time, to: Time }).meta({
  description: 'Of the first day, in the local time of the hotel; an end that is not later is on the next day',
});

/** A leave to grant or change: whole days, or hours of one day. */
export type LeaveDraft = z.output<typeof LeaveDraft>;
export const LeaveDraft = z.object({
  id: Id.optional(),
  employeeId: Id,
  kind: z.enum(leaveKinds),
  firstDay: Day,
  lastDay: Day,
  hours: Hours.nullable().default(null),
  notes: z.string().max(500, 'Use up to 500 characters.').nullable().default(null),
});

export type Leave = z.infer<typeof Leave>;
const Leave = z.object({
  id: z.int(),
  employeeId: z.int(),
  kind: z.enum(leaveKinds),
  firstDay: z.string(),
  lastDay: z.string(),
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  notes: z.string().nullable(),
  status: z.enum(rosterStatuses),
  version: z.int(),
});

const OneLeave = z.object({ leave: Leave });

export const leavesContract = {
  list: route({
    method: 'GET',
    path: '/leaves/list',
    summary: 'The leaves of a person, the latest first, with the right to approve; one’s own needs no right',
    access: 'session',
    query: z.object({ hotel: CompanyId, employee: Id }),
    reply: z.object({ leaves: z.array(Leave) }),
  }),
  save: route({
    method: 'POST',
    path: '/leaves/save',
    summary:
      'Grant a leave of days or hours, or change the one whose id and version are given, with the rights to plan and approve; one that overlaps another is rejected',
    access: 'session',
    body: z.object({ hotel: CompanyId, leave: LeaveDraft, version: z.int().min(1).optional() }),
    reply: OneLeave,
  }),
  remove: route({
    method: 'POST',
    path: '/leaves/remove',
    summary: 'Remove a leave, with the rights to plan and approve',
    access: 'session',
    body: z.object({ hotel: CompanyId, id: Id, version: z.int().min(1) }),
    reply: z.object({}),
  }),
};
