import { and, eq } from 'drizzle-orm';
import { employeeContracts, employees, formerEmployments } from './employees.table';

/** The row of an employee. */
export const isPerson = (companyId: number, id: number) =>
  and(eq(employees.companyId, companyId), eq(employees.id, id));

/** The contract version of an employee that begins on a day. */
export const isContractFrom = (companyId: number, employeeId: number, fromDay: string) =>
  and(
    eq(employeeContracts.companyId, companyId),
    eq(employeeContracts.employeeId, employeeId),
    eq(employeeContracts.fromDay, fromDay),
  );

/** The former employment of an employee that ended on a day. */
export const isEmploymentUntil = (companyId: number, employeeId: number, lastDay: string) =>
  and(
    eq(formerEmployments.companyId, companyId),
    eq(formerEmployments.employeeId, employeeId),
    eq(formerEmployments.lastDay, lastDay),
  );
