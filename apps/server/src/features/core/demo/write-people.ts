import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import {
  businessUnits,
  companies,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../../people/organisation/organisation.table';
import { employeeContracts, employees } from '../../people/people/employees.table';
import type { Person } from './day-plan';
import { namePartsOf } from './greek-names';
import { departmentTree, postOf, unitTree } from './hotel-plan';
import { namesOf } from './names';
import { chance } from './random';

export interface DemoHotel {
  companyId: number;
  name: string;
  timeZone: string;
  employees: number;
  seed: number;
}

export interface DemoEmployee extends Person {
  id: number;
}

const batch = 5000;

/** Writes a hotel with its units, departments and employees. */
export async function writeHotel(tx: Database, hotel: DemoHotel): Promise<void> {
  const { companyId, name, timeZone } = hotel;
  await tx.insert(companies).values({ companyId, name, timeZone }).onConflictDoNothing();
  const centreIds = await writeUnits(tx, companyId);
  const departmentIds = await writeDepartments(tx, companyId);
  const names = namesOf(hotel.seed, hotel.employees);
  for (let start = 0; start < hotel.employees; start += batch) {
    const indexes = Array.from({ length: Math.min(batch, hotel.employees - start) }, (_, index) => start + index);
    const rows = indexes.map((index) => {
      const post = postOf(index, hotel.employees);
      return Object.assign(namePartsOf(names[index]!), {
        companyId,
        code: codeOf(hotel, index),
        email: `${codeOf(hotel, index).toLowerCase()}@hotel${companyId}.example`,
        jobTitle: post.job,
        workCentreId: centreIds.get(post.centre)!,
        departmentId: departmentIds.get(post.department)!,
      });
    });
    const added = await tx.insert(employees).values(rows).returning({ id: employees.id });
    const contracts = added.map(({ id }, at) => contractOf(hotel, id, start + at));
    await tx.insert(employeeContracts).values(contracts);
  }
}

const codeOf = (hotel: DemoHotel, index: number) =>
  `E${String(index + 1).padStart(hotel.employees > 9999 ? 6 : 4, '0')}`;

const isPartTime = (hotel: DemoHotel, index: number) => index > 14 && chance(hotel.seed, index, 9) < 0.12;

function contractOf(hotel: DemoHotel, employeeId: number, index: number) {
  return {
    companyId: hotel.companyId,
    employeeId,
    fromDay: `20${String(12 + Math.floor(chance(hotel.seed, index, 10) * 12)).padStart(2, '0')}-04-01`,
    hasFixedHours: postOf(index, hotel.employees).isFixed,
    weeklyHours: isPartTime(hotel, index) ? 20 : 40,
    kind: isPartTime(hotel, index) ? ('part' as const) : ('full' as const),
    isBreakInsideHours: true,
  };
}

/** The employees of a demo hotel in the generator's order. */
export async function readPeople(db: Database, hotel: DemoHotel): Promise<DemoEmployee[]> {
  const rows = await db
    .select({ id: employees.id, code: employees.code })
    .from(employees)
    .where(sql`${employees.companyId} = ${hotel.companyId} and ${employees.code} ~ '^E[0-9]+$'`)
    .orderBy(employees.code);
  return rows.map(({ id, code }) => {
    const index = Number(code.slice(1)) - 1;
    return {
      id,
      index,
      hotel: hotel.seed,
      rota: postOf(index, hotel.employees).rota,
      isPartTime: isPartTime(hotel, index),
    };
  });
}

async function writeUnits(tx: Database, companyId: number): Promise<Map<string, number>> {
  const centreIds = new Map<string, number>();
  for (const [unit, branches] of Object.entries(unitTree)) {
    const [businessUnit] = await tx.insert(businessUnits).values({ companyId, name: unit }).returning();
    for (const [branch, centres] of Object.entries(branches)) {
      const values = { companyId, businessUnitId: businessUnit!.id, name: branch };
      const [organisationUnit] = await tx.insert(organisationUnits).values(values).returning();
      const rows = centres.map((name: string) => ({ companyId, organisationUnitId: organisationUnit!.id, name }));
      for (const { id, name } of await tx.insert(workCentres).values(rows).returning()) centreIds.set(name, id);
    }
  }
  return centreIds;
}

async function writeDepartments(tx: Database, companyId: number): Promise<Map<string, number>> {
  const departmentIds = new Map<string, number>();
  for (const [group, names] of Object.entries(departmentTree)) {
    const [departmentGroup] = await tx.insert(departmentGroups).values({ companyId, name: group }).returning();
    const rows = names.map((name) => ({ companyId, departmentGroupId: departmentGroup!.id, name }));
    for (const { id, name } of await tx.insert(departments).values(rows).returning()) departmentIds.set(name, id);
  }
  return departmentIds;
}
