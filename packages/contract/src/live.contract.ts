import { z } from 'zod';
import { route } from './route';
import { CompanyId } from './staff-request';

export const liveContract = {
  stream: route({
    method: 'GET',
    path: '/live',
    summary: 'An event stream that says what changed in a hotel, never the data; `Last-Event-ID` catches up',
    access: 'session',
    writes: 'stream',
    query: z.object({ hotel: CompanyId }),
    reply: z.unknown(),
  }),
};
