import { z } from 'zod';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';

export type RosterFeed = z.infer<typeof RosterFeed>;
export const RosterFeed = z.object({
  id: z.int(),
  employeeId: z.int(),
  createdAt: z.string(),
  /** Null if no calendar has read it yet. */
  lastReadAt: z.string().nullable(),
});

export const rosterFeedsContract = {
  list: route({
    method: 'GET',
    path: '/stafftimer/feeds',
    summary: 'The calendar feeds of an employee that are in force',
    access: 'hotel-admin',
    query: z.object({ hotel: CompanyId, employeeId: Id }),
    reply: z.object({ feeds: z.array(RosterFeed) }),
  }),
  add: route({
    method: 'POST',
    path: '/stafftimer/feeds/add',
    summary: 'Create a calendar feed for an employee; its address is returned only once',
    access: 'hotel-admin',
    asksAgain: true,
    body: z.object({ hotel: CompanyId, employeeId: Id }),
    status: 201,
    reply: z.object({ feed: RosterFeed, address: z.string() }),
  }),
  revoke: route({
    method: 'POST',
    path: '/stafftimer/feeds/revoke',
    summary: 'End a calendar feed: its address no longer works',
    access: 'hotel-admin',
    body: z.object({ hotel: CompanyId, id: Id }),
    reply: z.object({}),
  }),
  read: route({
    method: 'GET',
    path: '/stafftimer/feeds/:hotel/:secret/shifts.ics',
    summary: 'The shifts of one employee as iCalendar text, from last month to three months ahead',
    access: 'link',
    params: z.object({ hotel: CompanyId, secret: z.string().max(100) }),
    reply: z.string(),
  }),
};
