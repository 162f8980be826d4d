import { z } from 'zod';
import { Day } from '../day';
import { optional } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** What can wait for an account, the most urgent first. */
export const waitingKinds = [
  'overdueFindings',
  'correctionRequests',
  'refusedDeclarations',
  'rostersToApprove',
  'timesheetsToApprove',
  'rosterChecks',
  'unreadMails',
  'unseenMessages',
  'dueTasks',
] as const;

export type WaitingKind = (typeof waitingKinds)[number];

export type WaitingItem = z.infer<typeof WaitingItem>;
const WaitingItem = z.object({
  kind: z.enum(waitingKinds),
  count: z.int().nullable().meta({ description: 'Null if it could not be counted this time' }),
  month: z.string().nullable().meta({ description: 'Of time sheets: the earliest month with one that waits' }),
});

export const waitingContract = {
  count: route({
    method: 'GET',
    path: '/api/waiting',
    summary:
      'What needs the attention of this account: its own mails, messages and tasks, and what it may decide at a hotel',
    access: 'session',
    query: z.object({
      day: Day.meta({ description: 'Today, where the caller is; tasks are due by then' }),
      hotel: optional(CompanyId),
    }),
    reply: z.object({
      waiting: z.array(WaitingItem).meta({ description: 'Only kinds that concern the account; with 0 if none waits' }),
    }),
  }),
};
