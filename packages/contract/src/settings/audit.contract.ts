import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';

export const auditActions = ['add', 'change', 'remove', 'import', 'see', 'export'] as const;

const Named = z.object({ id: z.int(), name: z.string() });
const Values = z.record(z.string(), z.unknown());

/** One action: who, when, on what, about whom, and the values before and after. */
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditEntry = z.object({
  id: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Null for the command line and for deleted accounts. */
  by: Named.nullable(),
  /** Null if the action belongs to no hotel. */
  hotel: Named.nullable(),
  deed: z.string(),
  object: z.string(),
  objectId: z.int(),
  about: Named.nullable(),
  before: Values,
  after: Values,
});

/** `q` searches the values before and after, and the names. */
export type AuditQuery = z.output<typeof AuditQuery>;
export const AuditQuery = pageQuery(25).extend({
  hotel: CompanyId.optional(),
  account: Id.optional(),
  employee: Id.optional(),
  object: z.string().max(40).optional(),
  deed: z.enum(auditActions).optional(),
  /** Days in the server's display time zone, both inclusive. */
  from: Day.optional(),
  to: Day.optional(),
});

export const auditContract = {
  list: route({
    method: 'GET',
    path: '/audit/list',
    summary: 'Who changed or saw what: by hotel, account, person, object, action, days and text; the newest first',
    access: 'admin',
    query: AuditQuery,
    reply: z.object({ total: z.int(), entries: z.array(AuditEntry) }),
  }),
  choices: route({
    method: 'GET',
    path: '/audit/choices',
    summary: 'The hotels, accounts and kinds of objects in the audit',
    access: 'admin',
    reply: z.object({ hotels: z.array(Named), accounts: z.array(Named), objects: z.array(z.string()) }),
  }),
};
