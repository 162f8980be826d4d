import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { writeClockNumbers } from '../../time/terminals/terminals.commands';
import { terminalCodes } from '../../time/terminals/terminals.table';
import {
  employeeContracts,
  employeeSkills,
  employees,
  formerEmployments,
  formerJobTitles,
  formerPlaces,
} from './employees.table';

type Employee = typeof employees.$inferSelect;

/** The rows of a person's record as they are stored. Numbers stay sealed. */
export interface PersonSnapshot {
  employee: Omit<Employee, 'companyId' | 'id' | 'version' | 'erasedAt' | 'name' | 'nameOrder' | 'taxNumberPrint'> &
    Partial<Pick<Employee, 'taxNumberPrint'>>;
  contracts: (typeof employeeContracts.$inferSelect)[];
  skills: (typeof employeeSkills.$inferSelect)[];
  /** Not in what was kept before clock numbers could be imported. */
  clockNumbers?: string[];
  places: (typeof formerPlaces.$inferSelect)[];
  jobs: (typeof formerJobTitles.$inferSelect)[];
  employments: (typeof formerEmployments.$inferSelect)[];
}

/** The records of these employees as they are stored now. */
export async function snapshotsOf(
  tx: Database,
  companyId: number,
  ids: number[],
): Promise<Map<number, PersonSnapshot>> {
  if (ids.length === 0) return new Map();
  const contracts = await tx
    .select()
    .from(employeeContracts)
    .where(among(employeeContracts, companyId, ids));
  const skills = await tx
    .select()
    .from(employeeSkills)
    .where(among(employeeSkills, companyId, ids));
  const numbers = await tx
    .select()
    .from(terminalCodes)
    .where(and(eq(terminalCodes.companyId, companyId), inArray(terminalCodes.employeeId, ids)));
  const places = await tx
    .select()
    .from(formerPlaces)
    .where(among(formerPlaces, companyId, ids));
  const jobs = await tx
    .select()
    .from(formerJobTitles)
    .where(among(formerJobTitles, companyId, ids));
  const employments = await tx
    .select()
    .from(formerEmployments)
    .where(among(formerEmployments, companyId, ids));
  const rows = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)));
  return new Map(
    rows.map(
      ({
        companyId: _hotel,
        id,
        version: _version,
        erasedAt: _erased,
        name: _name,
        nameOrder: _order,
        ...employee
      }) => {
        const ofPerson = <R extends { employeeId: number }>(all: R[]) => all.filter((row) => row.employeeId === id);
        return [
          id,
          {
            employee,
            contracts: ofPerson(contracts),
            skills: ofPerson(skills),
            clockNumbers: ofPerson(numbers).map(({ code }) => code),
            places: ofPerson(places),
            jobs: ofPerson(jobs),
            employments: ofPerson(employments),
          },
        ];
      },
    ),
  );
}

/** Makes the record of a locked employee what it was, with a new version. Audits nothing. */
export async function restoreRows(tx: Database, companyId: number, id: number, was: PersonSnapshot): Promise<void> {
  for (const [table, rows] of [
    [employeeContracts, was.contracts],
    [employeeSkills, was.skills],
    [formerPlaces, was.places],
    [formerJobTitles, was.jobs],
    [formerEmployments, was.employments],
  ] as const) {
    await tx.delete(table).where(among(table, companyId, [id]));
    if (rows.length > 0) await tx.insert(table).values(rows as never);
  }
  if (was.clockNumbers) await writeClockNumbers(tx, { companyId, employeeId: id }, was.clockNumbers);
  await tx
    .update(employees)
    // Kept before there were prints, it has none: the next start adds it.
    .set({
      ...was.employee,
      taxNumberPrint: was.employee.taxNumberPrint ?? null,
      version: sql`${employees.version} + 1`,
    })
    .where(and(eq(employees.companyId, companyId), eq(employees.id, id)));
}

type OwnTable =
  | typeof employeeContracts
  | typeof employeeSkills
  | typeof formerPlaces
  | typeof formerJobTitles
  | typeof formerEmployments;

const among = (table: OwnTable, companyId: number, ids: number[]) =>
  and(eq(table.companyId, companyId), inArray(table.employeeId, ids));
