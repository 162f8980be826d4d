import { pgTable, text } from 'drizzle-orm/pg-core';

/** By which keys this database was written; a fingerprint reveals nothing of its key. */
export const keyFingerprints = pgTable('key_fingerprints', {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
});
