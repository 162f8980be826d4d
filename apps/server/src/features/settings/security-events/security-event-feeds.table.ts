import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Addresses from which a SIEM reads security events; only the hash of their secret is kept. */
export const securityEventFeeds = pgTable('security_event_feeds', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  secretHash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  lastReadAt: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});
