import { z } from 'zod';
import { route } from '../route';

export const comingSoonContract = {
  notify: route({
    method: 'POST',
    path: '/api/coming-soon/notify',
    summary: 'Have a mail sent to an address when the date of the countdown has come; once, however often it is asked',
    access: 'public',
    body: z.object({ email: z.email('Enter an e-mail address, for example anna@hotel.gr.').max(254) }),
    status: 201,
    reply: z.object({ at: z.string() }),
  }),
};
