import { foreignKey, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { companies, departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

/** The places of people among those of their department, as its planners arranged them. */
export const departmentOrder = pgTable(
  'department_order',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    departmentId: integer().notNull(),
    employeeId: integer().notNull(),
    place: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.departmentId, table.employeeId] }),
    index('department_order_of_an_employee').on(table.companyId, table.employeeId),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
);
