import { placeKinds } from '@horae/contract/people/places';
import { date, foreignKey, integer, pgEnum, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { employees } from '../people/employees.table';
import { companies } from './organisation.table';

export const placeKind = pgEnum('place_kind', placeKinds);

/** A dated move or a merger of a place, kept while it can be undone. */
export const placeMoves = pgTable(
  'place_moves',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** The first day on which it applies. */
    day: date().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

const ofMove = () => ({
  companyId: integer().notNull(),
  moveId: integer().notNull(),
  /** The order of the steps. */
  id: integer().notNull().generatedAlwaysAsIdentity(),
  kind: placeKind().notNull(),
});

/** A place that the move closed, or one that it added. */
export const placeMoveSteps = pgTable(
  'place_move_steps',
  {
    ...ofMove(),
    placeId: integer().notNull(),
    /** The place that continues a closed one; null for an added place. */
    continuedAs: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.moveId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.moveId],
      foreignColumns: [placeMoves.companyId, placeMoves.id],
    }).onDelete('cascade'),
  ],
);

/** An employee whom the move transferred from one place to the other. */
export const placeMovePeople = pgTable(
  'place_move_people',
  {
    ...ofMove(),
    employeeId: integer().notNull(),
    fromPlace: integer().notNull(),
    toPlace: integer().notNull(),
    /** The end of their stay there, if they were to move elsewhere afterwards. */
    untilDay: date(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.moveId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.moveId],
      foreignColumns: [placeMoves.companyId, placeMoves.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);
