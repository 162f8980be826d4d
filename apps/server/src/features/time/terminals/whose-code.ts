import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { terminalCodes } from './terminals.table';

/** Terminals drop leading zeros. */
export const plainCode = (code: string): string =>
  /^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : code.toLowerCase();

/** Returns the employee of a code: as assigned, otherwise by the employee's own code; null if none or two match. */
export async function whoseCodes(db: Database, companyId: number): Promise<(code: string) => number | null> {
  const people = await db
    .select({ id: employees.id, code: employees.code })
    .from(employees)
    .where(eq(employees.companyId, companyId));
  const said = await db.select().from(terminalCodes).where(eq(terminalCodes.companyId, companyId));
  const owners = new Map<string, number | null>();
  for (const { id, code } of people) {
    const plain = plainCode(code);
    owners.set(plain, owners.has(plain) ? null : id);
  }
  for (const { code, employeeId } of said) owners.set(plainCode(code), employeeId);
  return (code) => owners.get(plainCode(code)) ?? null;
}
