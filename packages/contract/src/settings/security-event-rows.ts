import { z } from 'zod';
import { securityEventKinds, securityEventOutcomes, securityEventSubjects } from './security-event-kinds';

export const Named = z.object({ id: z.int(), name: z.string() });
const Fact = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One event, or several alike within a minute. */
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export const SecurityEvent = z.object({
  id: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** The last of several. */
  lastAt: z.string(),
  count: z.int(),
  kind: z.enum(securityEventKinds),
  outcome: z.enum(securityEventOutcomes),
  /** Who acted; null for strangers, the command line and the server itself. */
  by: Named.nullable(),
  /** The e-mail as typed, masked; null if none was. */
  email: z.string().nullable(),
  /** An IPv4 address or the first 64 bits of an IPv6 address; null if it did not come over the network. */
  address: z.string().nullable(),
  /** What the browser says it is. */
  agent: z.string().nullable(),
  hotel: Named.nullable(),
  /** The name is null if it is unknown or was erased. */
  subject: z.object({ kind: z.enum(securityEventSubjects), id: z.int(), name: z.string().nullable() }).nullable(),
  facts: z.record(z.string(), Fact),
});

/** An address from which a SIEM reads the events. */
export type SecurityEventFeed = z.infer<typeof SecurityEventFeed>;
export const SecurityEventFeed = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  /** Null if nobody has read it yet. */
  lastReadAt: z.string().nullable(),
});
