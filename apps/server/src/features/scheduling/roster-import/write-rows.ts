import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../../people/organisation/organisation.table';
import { employeeContracts, employees } from '../../people/people/employees.table';
import { shifts } from '../shifts/shifts.table';
import type { Matched, PersonKey } from './people';
import type { RowShift } from './rows.rules';

const rowsAtOnce = 1000;
const unassigned = 'Unassigned';
// Until the hotel says more of a person who came by file.
const assumedContract = { fromDay: '2000-01-01', hasFixedHours: true, weeklyHours: 40 };

/** Adds the departments and people that the file brings; answers every person's employee id. */
export async function addMissing(
  tx: Database,
  companyId: number,
  matched: Matched,
): Promise<(shift: RowShift) => number> {
  const ids = new Map<PersonKey, number>();
  if (matched.newPeople.length > 0) {
    const workCentreId = await anyWorkCentre(tx, companyId);
    const departmentIds = await departmentsByName(tx, companyId, matched.newDepartments);
    for (let at = 0; at < matched.newPeople.length; at += rowsAtOnce) {
      const people = matched.newPeople.slice(at, at + rowsAtOnce);
      const rows = people.map((one) => ({
        companyId,
        code: one.employeeCode ?? one.email!,
        name: one.employeeName,
        email: one.email,
        workCentreId,
        departmentId: departmentIds.get(one.department.toLowerCase())!,
      }));
      const added = await tx.insert(employees).values(rows).returning({ employeeId: employees.id });
      await tx
        .insert(employeeContracts)
        .values(added.map(({ employeeId }) => ({ companyId, employeeId, ...assumedContract })));
      for (const [row, { employeeId }] of added.entries()) ids.set(matched.personOf(people[row]!), employeeId);
    }
  }
  return (shift) => ids.get(matched.personOf(shift)) ?? Number(matched.personOf(shift));
}

export async function addShifts(
  tx: Database,
  companyId: number,
  rows: RowShift[],
  employeeIdOf: (shift: RowShift) => number,
  progress: (share: number) => void,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const values = rows.slice(at, at + rowsAtOnce).map((row) => ({
      companyId,
      employeeId: employeeIdOf(row),
      type: row.type,
      startsAt: new Date(row.start * 1000),
      endsAt: new Date(row.end * 1000),
      breakMinutes: row.breakMinutes,
      status: row.isPublished ? ('confirmed' as const) : ('planned' as const),
      notes: row.notes,
    }));
    await tx.insert(shifts).values(values);
    progress(Math.min(1, (at + rowsAtOnce) / rows.length));
  }
}

async function departmentsByName(tx: Database, companyId: number, missing: string[]): Promise<Map<string, number>> {
  if (missing.length > 0) {
    const departmentGroupId = await anyGroup(tx, companyId);
    await tx.insert(departments).values(missing.map((name) => ({ companyId, departmentGroupId, name })));
  }
  const all = await tx.select().from(departments).where(eq(departments.companyId, companyId)).orderBy(sql`id desc`);
  return new Map(all.map(({ id, name }) => [name.toLowerCase(), id]));
}

async function anyGroup(tx: Database, companyId: number): Promise<number> {
  const ofHotel = and(eq(departmentGroups.companyId, companyId), eq(departmentGroups.name, unassigned));
  const [held] = await tx.select().from(departmentGroups).where(ofHotel);
  if (held) return held.id;
  const [added] = await tx.insert(departmentGroups).values({ companyId, name: unassigned }).returning();
  return added!.id;
}

/** A work centre for people of whom the file says none: the hotel's first, or one made for them. */
async function anyWorkCentre(tx: Database, companyId: number): Promise<number> {
  const [held] = await tx
    .select()
    .from(workCentres)
    .where(eq(workCentres.companyId, companyId))
    .orderBy(workCentres.id)
    .limit(1);
  if (held) return held.id;
  const [unit] = await tx.insert(businessUnits).values({ companyId, name: unassigned }).returning();
  const branch = { companyId, businessUnitId: unit!.id, name: unassigned };
  const [organisationUnit] = await tx.insert(organisationUnits).values(branch).returning();
  const centre = { companyId, organisationUnitId: organisationUnit!.id, name: unassigned };
  const [added] = await tx.insert(workCentres).values(centre).returning();
  return added!.id;
}
