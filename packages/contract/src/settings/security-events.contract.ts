import { z } from 'zod';
import { Day } from '../day';
import { Id, intField, isNotBlank } from '../fields';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { reportedFormats, reportedScreens, securityEventKinds, securityEventOutcomes } from './security-event-kinds';
import { Named, SecurityEvent, SecurityEventFeed } from './security-event-rows';

/** `q` searches the addresses and the masked e-mails. */
export type SecurityEventQuery = z.output<typeof SecurityEventQuery>;
export const SecurityEventQuery = pageQuery(25).extend({
  kind: z.enum(securityEventKinds).optional(),
  outcome: z.enum(securityEventOutcomes).optional(),
  /** Events by this account, or about it. */
  account: Id.optional(),
  /** Days in the server's display time zone, both inclusive. */
  from: Day.optional(),
  to: Day.optional(),
});

const FeedName = z.string().trim().max(60).refine(isNotBlank, 'Enter a name.');

export const securityEventsContract = {
  list: route({
    method: 'GET',
    path: '/security-events/list',
    summary:
      'Logins, refusals, changes of rights and exports: by kind, outcome, account, address and days; the newest first',
    access: 'admin',
    query: SecurityEventQuery,
    reply: z.object({ total: z.int(), events: z.array(SecurityEvent) }),
  }),
  one: route({
    method: 'GET',
    path: '/security-events/event',
    summary: 'One security event',
    access: 'admin',
    query: z.object({ id: intField(1, Number.MAX_SAFE_INTEGER) }),
    reply: z.object({ event: SecurityEvent }),
  }),
  choices: route({
    method: 'GET',
    path: '/security-events/choices',
    summary: 'The accounts that security events name',
    access: 'admin',
    reply: z.object({ accounts: z.array(Named) }),
  }),
  reportExport: route({
    method: 'POST',
    path: '/security-events/report-export',
    summary: 'The browser reports that it is about to write a file with personal data',
    access: 'session',
    body: z.object({
      screen: z.enum(reportedScreens),
      format: z.enum(reportedFormats),
      rows: z.int().min(0).max(10_000_000),
      hotel: CompanyId.optional(),
    }),
    reply: z.object({}),
  }),
  feeds: route({
    method: 'GET',
    path: '/security-events/feeds/list',
    summary: 'The addresses from which a SIEM reads the events',
    access: 'admin',
    reply: z.object({ feeds: z.array(SecurityEventFeed) }),
  }),
  addFeed: route({
    method: 'POST',
    path: '/security-events/feeds/add',
    summary: 'Create an address for a SIEM; it is returned only once',
    access: 'admin',
    body: z.object({ name: FeedName }),
    status: 201,
    reply: z.object({ feed: SecurityEventFeed, address: z.string() }),
  }),
  revokeFeed: route({
    method: 'POST',
    path: '/security-events/feeds/revoke',
    summary: 'End an address for a SIEM: it no longer works',
    access: 'admin',
    body: z.object({ id: Id }),
    reply: z.object({}),
  }),
  feed: route({
    method: 'GET',
    path: '/security-events/feed/:secret',
    summary: 'Security events as JSON lines, oldest first, at most 1000 after the given id',
    access: 'link',
    params: z.object({ secret: z.string().max(100) }),
    query: z.object({ after: intField(0, Number.MAX_SAFE_INTEGER).default(0) }),
    reply: z.string(),
  }),
};
