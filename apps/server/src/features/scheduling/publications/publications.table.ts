import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PlannedItem } from '#roster/planned-item';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.companyId);
const moment = () => timestamp({ withTimezone: true });

/** When which part of the plan was published, by whom, and why although it was against the law. */
export const planPublications = pgTable(
  'plan_publications',
  {
    companyId: companyId(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    publishedAt: moment().notNull().defaultNow(),
    accountId: integer(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    employeeIds: integer().array().notNull(),
    items: integer().notNull(),
    findings: integer().notNull().default(0),
    /** On which days these are: they may lie before and after those that were published. */
    findingDays: date().array().notNull().default([]),
    reason: text(),
    /** Whether it is a single change, which makes no further days published ones. */
    isAtOnce: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('plan_publications_by_day').on(table.companyId, table.firstDay, table.lastDay),
  ],
);

/** Whom a publication concerns, and when they confirmed that they have seen it. */
export const publicationPeople = pgTable(
  'publication_people',
  {
    companyId: integer().notNull(),
    publicationId: integer().notNull(),
    employeeId: integer().notNull(),
    version: integer().notNull().default(1),
    seenAt: moment(),
    remindedAt: moment(),
    /** Whether the person agreed to changes at short notice; otherwise the reason for them is given. */
    isAgreed: boolean().notNull().default(false),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.publicationId, table.employeeId] }),
    foreignKey({
      columns: [table.companyId, table.publicationId],
      foreignColumns: [planPublications.companyId, planPublications.id],
    }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    index('publication_people_by_employee').on(table.companyId, table.employeeId),
  ],
);

/** What a publication changed for one person: an item before and after, null where there is none. */
export const publicationChanges = pgTable(
  'publication_changes',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    publicationId: integer().notNull(),
    employeeId: integer().notNull(),
    before: jsonb().$type<PlannedItem | null>(),
    after: jsonb().$type<PlannedItem | null>(),
    /** When the work concerned begins; only of changes within the notice time of the hotel, which was `noticeHours`. */
    beginsAt: moment(),
    noticeHours: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.publicationId, table.employeeId],
      foreignColumns: [publicationPeople.companyId, publicationPeople.publicationId, publicationPeople.employeeId],
    }).onDelete('cascade'),
    index('publication_changes_of_person').on(table.companyId, table.publicationId, table.employeeId),
    index('publication_changes_at_short_notice')
      .on(table.companyId, table.beginsAt)
      .where(sql`${table.beginsAt} is not null`),
  ],
);
