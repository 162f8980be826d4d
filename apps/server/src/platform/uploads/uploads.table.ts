import { uploadPurposes } from '@horae/contract/core/upload-limits';
import { index, integer, pgEnum, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';

export const uploadPurpose = pgEnum('upload_purpose', uploadPurposes);

/** One row per stored file; the file itself is in the data directory, named by its key. */
export const uploads = pgTable(
  'uploads',
  {
    key: text().primaryKey(),
    accountId: integer().notNull(),
    purpose: uploadPurpose().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    digest: text().notNull(),
    /** How far a file that is being imported has been read, from 0 to 1. */
    readShare: real(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.accountId)],
);

/** Which record uses which file (`account-avatar:7`); a file that none uses is removed after a day. */
export const uploadUses = pgTable(
  'upload_uses',
  {
    usedBy: text().notNull(),
    key: text()
      .notNull()
      .references(() => uploads.key, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.usedBy, table.key] }), index().on(table.key)],
);
