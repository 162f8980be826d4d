import type { CalendarEvent } from '@horae/contract/office/calendar.contract';
import { boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

/** Events of an account's personal calendar; moments are stored as sent. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: integer().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    start: text('starts').notNull(),
    end: text('ends'),
    allDay: boolean().notNull(),
    extendedProps: json().$type<CalendarEvent['extendedProps']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
