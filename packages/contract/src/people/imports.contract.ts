import { z } from 'zod';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { importKinds } from './import-memory.contract';

/** For how many days an import can be undone. */
export const undoDays = 30;

/** An import that was stored, and what it did. */
export const StoredImport = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  at: z.string().meta({ description: 'ISO 8601 in UTC' }),
  by: z.string().nullable(),
  fileName: z.string(),
  /** People or shifts that it added, changed and removed; days off and leave count as shifts. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** People whom a roster brought with it. */
  newPeople: z.int(),
  undoneAt: z.string().nullable(),
  /** Whether it is young enough to be undone. */
  mayBeUndone: z.boolean(),
});
export type StoredImport = z.infer<typeof StoredImport>;

export const importsContract = {
  list: route({
    method: 'GET',
    path: '/imports/list',
    summary: 'The last 20 imports of people or rosters of a hotel, newest first',
    access: 'hotel-admin',
    query: z.object({ hotel: CompanyId, kind: z.enum(importKinds) }),
    reply: z.object({ imports: z.array(StoredImport) }),
  }),
  undo: route({
    method: 'POST',
    path: '/imports/undo',
    summary: 'Undo an import as a whole; refused, naming it, when something was built on what it brought',
    access: 'hotel-admin',
    writes: 'bulk',
    body: z.object({
      hotel: CompanyId,
      id: Id,
      reason: z
        .string()
        .trim()
        .max(500, 'Use up to 500 characters.')
        .nullable()
        .default(null)
        .meta({ description: 'Why the earlier roster comes back although it is against the law' }),
    }),
    reply: z.object({ removed: z.int(), restored: z.int() }),
  }),
};
