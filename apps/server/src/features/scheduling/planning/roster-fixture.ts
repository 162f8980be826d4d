import { and, count, desc, eq, gt, gte, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import { emails } from '#features/office/email/email.table';
import { departmentGroups, departments } from '#features/people/organisation/organisation.table';
import { employeeContracts, employees, formerPlaces } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import type { TestApp } from '#test/start-test-app';
import { leaves, shifts } from '../shifts/shifts.table';

const ofStaff = (hotel: number) => and(eq(employees.companyId, hotel), isNull(employees.lastDay));

/** People of a hotel who have no last day. */
export const readStaff = (
  { database: { db } }: TestApp,
  hotel: number,
  { take, skip = 0, department, by = 'code' }: { take: number; skip?: number; department?: number; by?: 'code' | 'id' },
) =>
  db
    .select({ id: employees.id, code: employees.code, name: employees.name, department: employees.departmentId })
    .from(employees)
    .where(and(ofStaff(hotel), department === undefined ? undefined : eq(employees.departmentId, department)))
    .orderBy(employees[by])
    .limit(take)
    .offset(skip);

/** The departments in which most people work, the largest first. */
export async function largestDepartments({ database: { db } }: TestApp, hotel: number, take = 2): Promise<number[]> {
  const rows = await db
    .select({ id: employees.departmentId })
    .from(employees)
    .where(ofStaff(hotel))
    .groupBy(employees.departmentId)
    .orderBy(desc(count()), employees.departmentId)
    .limit(take);
  return rows.map(({ id }) => id);
}

/** The oldest department in which more than three people work. */
export async function departmentOfSome({ database: { db } }: TestApp, hotel: number): Promise<number> {
  const [first] = await db
    .select({ id: employees.departmentId })
    .from(employees)
    .where(ofStaff(hotel))
    .groupBy(employees.departmentId)
    .having(gt(count(), 3))
    .orderBy(employees.departmentId)
    .limit(1);
  return first!.id;
}

/** Removes shifts that start on a day or later, and leaves that end then. */
export async function removeRosterFrom({ database: { db } }: TestApp, day: string): Promise<void> {
  await db.delete(shifts).where(gte(shifts.startsAt, new Date(day)));
  await db.delete(leaves).where(gte(leaves.lastDay, day));
}

/** Removes the plan, the leave and the clock records of these people. */
export async function removeRosterOf({ database: { db } }: TestApp, hotel: number, people: number[]): Promise<void> {
  for (const table of [clockRecords, shifts, leaves])
    await db.delete(table).where(and(eq(table.companyId, hotel), inArray(table.employeeId, people)));
}

/** The oldest open department of a hotel beside these. */
export async function otherDepartment({ database: { db } }: TestApp, hotel: number, ...known: number[]) {
  const [other] = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, hotel), notInArray(departments.id, known), isNull(departments.closedFrom)))
    .orderBy(departments.id)
    .limit(1);
  return other!;
}

/** Adds a department to any other hotel. */
export async function addDepartmentElsewhere({ database: { db } }: TestApp, hotel: number): Promise<number> {
  const [group] = await db
    .select({ companyId: departmentGroups.companyId, departmentGroupId: departmentGroups.id })
    .from(departmentGroups)
    .where(ne(departmentGroups.companyId, hotel))
    .limit(1);
  const [added] = await db
    .insert(departments)
    .values({ ...group!, name: 'Roof bar' })
    .returning({ id: departments.id });
  return added!.id;
}

/** Makes an employee one of another department until a day. */
export async function addFormerPlace(
  { database: { db } }: TestApp,
  hotel: number,
  { employeeId, departmentId, untilDay }: { employeeId: number; departmentId: number; untilDay: string },
): Promise<void> {
  const [place] = await db
    .select({ companyId: employees.companyId, workCentreId: employees.workCentreId })
    .from(employees)
    .where(and(eq(employees.companyId, hotel), eq(employees.id, employeeId)));
  await db.insert(formerPlaces).values({ ...place!, employeeId, departmentId, untilDay });
}

/** Lends somebody to another department of the hotel on some days. */
export const lendWithin = (
  { database: { db } }: TestApp,
  hotel: number,
  { employeeId, departmentId, first, last }: { employeeId: number; departmentId: number; first: string; last: string },
) =>
  db.insert(loans).values({
    companyId: hotel,
    employeeId,
    firstDay: first,
    lastDay: last,
    hostHotel: hotel,
    hostHotelName: 'Host',
    hostDepartment: departmentId,
    hostDepartmentName: 'Host department',
    payer: 'home',
  });

/** The text of the last letter that an account got. */
export async function lastLetter({ database: { db } }: TestApp, accountId: number): Promise<string | undefined> {
  const [letter] = await db
    .select({ message: emails.message })
    .from(emails)
    .where(eq(emails.accountId, accountId))
    .orderBy(desc(emails.id))
    .limit(1);
  return letter?.message;
}

/** Lets somebody leave on a day, or stay. */
export const setLastDay = ({ database: { db } }: TestApp, hotel: number, id: number, lastDay: string | null) =>
  db
    .update(employees)
    .set({ lastDay })
    .where(and(eq(employees.companyId, hotel), eq(employees.id, id)));

/** What an hour of somebody costs, in all versions of the contract. */
export const setHourlyCost = ({ database: { db } }: TestApp, hotel: number, id: number, hourlyCost: number | null) =>
  db
    .update(employeeContracts)
    .set({ hourlyCost })
    .where(and(eq(employeeContracts.companyId, hotel), eq(employeeContracts.employeeId, id)));
