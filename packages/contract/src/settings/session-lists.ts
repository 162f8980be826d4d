import { z } from 'zod';

/** One login of an account. */
export type OpenSession = z.infer<typeof OpenSession>;
const OpenSession = z.object({
  id: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  agent: z.string().meta({ description: 'What the browser said it was' }),
  isOwn: z.boolean().meta({ description: 'The session that asks' }),
});

/** The open sessions of an account and its last logins, newest first. */
export type SessionLists = z.infer<typeof SessionLists>;
export const SessionLists = z.object({ open: z.array(OpenSession), last: z.array(OpenSession) });
