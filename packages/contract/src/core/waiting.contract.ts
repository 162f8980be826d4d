import { z } from 'zod';
import { Day } from '../day';
import { route } from '../route';

export type Waiting = z.infer<typeof Waiting>;
const Waiting = z.object({ unreadMails: z.int(), unseenMessages: z.int(), dueTasks: z.int() });

export const waitingContract = {
  count: route({
    method: 'GET',
    path: '/api/waiting',
    summary: 'What waits for this account: unread mails in the inbox, unseen messages, open tasks due by a day',
    access: 'session',
    query: z.object({
      day: Day.meta({ description: 'Today, where the caller is' }),
    }),
    reply: Waiting,
  }),
};
