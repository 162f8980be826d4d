import { z } from 'zod';
import { route } from '../route';

export const comingSoonContract = {
  notify: route({
    method: 'POST',
    path: '/api/coming-soon/notify',
    summary: 'Request one mail to an address on the date of the countdown',
    access: 'public',
    body: z.object({ email: z.email('Enter an e-mail address, for example anna@hotel.gr.').max(254) }),
    status: 201,
    reply: z.object({ at: z.string() }),
  }),
};
