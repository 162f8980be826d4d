import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The rows of the employee table as texts, exactly as in the template. */
export const employeeRecords = pgTable('employee_records', {
  id: integer().primaryKey(),
  avatar: text().notNull(),
  fullName: text().notNull(),
  post: text().notNull(),
  email: text().notNull(),
  city: text().notNull(),
  startDate: text().notNull(),
  salary: text().notNull(),
  age: text().notNull(),
  experience: text().notNull(),
  status: integer().notNull(),
});
