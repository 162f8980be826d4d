import { sql } from 'drizzle-orm';
import type { TestApp } from '#test/start-test-app';
import { importValues } from '../../people/import-memory/import-memory.table';
import { importEvents, importPeople, imports } from '../../people/imports/imports.table';
import { departmentGroups, departments } from '../../people/organisation/organisation.table';
import { employeeContracts, employees } from '../../people/people/employees.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { leaves, shifts } from '../shifts/shifts.table';

/** Removes people, departments and the whole roster of all hotels, and what is known of imports. */
export const emptyHotel = ({ database: { db } }: TestApp) =>
  db.execute(sql`truncate ${importEvents}, ${importPeople}, ${imports}, ${importValues}, ${shifts}, ${leaves},
    ${clockRecords}, ${employeeContracts}, ${employees}, ${departments}, ${departmentGroups} cascade`);
