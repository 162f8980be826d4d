import { lookAlikeKey } from '@horae/sheet-file/heading-key';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { terminalCodes } from './terminals.table';

/** Terminals drop leading zeros. */
export const plainCode = (code: string): string =>
  /^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : code.toLowerCase();

type OwnerOf = (code: string) => number | null;

/** Returns the employee of a code: as assigned, otherwise by the employee's own code; null if none or two match. */
export async function whoseCodes(db: Database, companyId: number): Promise<OwnerOf> {
  return ownersBy(plainCode, await readCodes(db, companyId));
}

/** The same for proposals to a person: also by a code that only looks alike, in letters of the other alphabet. */
export async function likelyOwners(db: Database, companyId: number): Promise<OwnerOf> {
  const codes = await readCodes(db, companyId);
  const [exactly, likely] = [ownersBy(plainCode, codes), ownersBy((code) => lookAlikeKey(plainCode(code)), codes)];
  return (code) => exactly(code) ?? likely(code);
}

async function readCodes(db: Database, companyId: number) {
  const own = await db
    .select({ id: employees.id, code: employees.code })
    .from(employees)
    .where(eq(employees.companyId, companyId));
  const assigned = await db.select().from(terminalCodes).where(eq(terminalCodes.companyId, companyId));
  return { own, assigned };
}

function ownersBy(key: (code: string) => string, { own, assigned }: Awaited<ReturnType<typeof readCodes>>): OwnerOf {
  const owners = new Map<string, number | null>();
  for (const { id, code } of own) owners.set(key(code), owners.has(key(code)) ? null : id);
  for (const { code, employeeId } of assigned) owners.set(key(code), employeeId);
  return (code) => owners.get(key(code)) ?? null;
}
