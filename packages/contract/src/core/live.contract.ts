import { z } from 'zod';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** The sections whose changes reach open browsers; `everything` after an interruption in which changes were missed. */
export const changeTopics = [
  'accounts',
  'attendance',
  'blog',
  'bookmarks',
  'calendar',
  'chat',
  'clock-devices',
  'declarations',
  'department-budgets',
  'department-order',
  'email',
  'employee-records',
  'everything',
  'invoices',
  'kanban',
  'organisation',
  'people',
  'permissions',
  'plan',
  'plan-advice',
  'pricing',
  'profile',
  'punches',
  'roster-approval',
  'roster-wishes',
  'rotations',
  'security-events',
  'shift-templates',
  'shop',
  'staffing-needs',
  'template-weeks',
  'timesheets',
  'todo',
  'users',
] as const;

export type ChangeTopic = (typeof changeTopics)[number];

export const liveContract = {
  stream: route({
    method: 'GET',
    path: '/live',
    summary:
      'An event stream that says what changed (`roster` of the hotel asked for, `changed` with a topic), never the data; `Last-Event-ID` catches up on the roster',
    access: 'session',
    writes: 'stream',
    query: z.object({ hotel: CompanyId.optional() }),
    reply: z.unknown(),
  }),
};
