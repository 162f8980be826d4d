import { placeKinds } from '@horae/contract/people/organisation.contract';
import { date, foreignKey, integer, pgEnum, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { employees } from '../people/employees.table';
import { companies } from './organisation.table';

export const placeKind = pgEnum('place_kind', placeKinds);

/** One move of a place from a day on, or one merger, as long as it can be taken back. */
export const placeMoves = pgTable(
  'place_moves',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** The first day on which it counts. */
    day: date().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

const ofMove = () => ({
  companyId: integer().notNull(),
  moveId: integer().notNull(),
  /** In which order it was done. */
  id: integer().notNull().generatedAlwaysAsIdentity(),
  kind: placeKind().notNull(),
});

/** A place that the move closed, or one that it added. */
export const placeMoveSteps = pgTable(
  'place_move_steps',
  {
    ...ofMove(),
    placeId: integer().notNull(),
    /** What goes on for the closed one; without it the place was added. */
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

/** Somebody whom the move sent from one place to the other. */
export const placeMovePeople = pgTable(
  'place_move_people',
  {
    ...ofMove(),
    employeeId: integer().notNull(),
    fromPlace: integer().notNull(),
    toPlace: integer().notNull(),
    /** Until when they were to belong there, where they were to go elsewhere afterwards. */
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
