import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { route } from '../route';

export const comingSoonContract = {
  notify: route({
    method: 'POST',
    path: '/api/coming-soon/notify',
    summary: 'Request one mail to an address on the date of the countdown',
    access: 'public',
    body: z.object({ email: EmailAddress }),
    status: 201,
    reply: z.object({ at: z.string() }),
  }),
};
