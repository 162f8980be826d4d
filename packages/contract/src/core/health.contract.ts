import { z } from 'zod';
import { route } from '../route';

const Ok = z.object({ status: z.literal('ok') });

export const healthContract = {
  health: route({
    method: 'GET',
    path: '/health',
    summary: 'Does the database answer?',
    access: 'public',
    isProbe: true,
    reply: Ok,
  }),
  ready: route({
    method: 'GET',
    path: '/ready',
    summary: 'Is the server taking requests (migrated, not shutting down)?',
    access: 'public',
    isProbe: true,
    reply: Ok,
  }),
};
