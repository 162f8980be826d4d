import { and, asc, eq, like, sql } from 'drizzle-orm';
import { employees } from '#features/people/people/employees.table';
import type { TestApp } from '#test/start-test-app';
import { punches } from '../punches/punches.table';

export const hotel = 1003;

/** Gives two employees the codes that the sample files use. */
export async function namedPeople(api: TestApp): Promise<{ first: number; second: number }> {
  const people = await api.database.db
    .select()
    .from(employees)
    .where(eq(employees.companyId, hotel))
    .orderBy(asc(employees.id))
    .limit(2);
  const [first, second] = people.map(({ id }) => id) as [number, number];
  await setCode(api, first, '7101');
  await setCode(api, second, '07102');
  return { first, second };
}

export const setCode = ({ database }: TestApp, id: number, code: string) =>
  database.db.update(employees).set({ code }).where(eq(employees.id, id));

/** What the terminals recorded for an employee on a day, in UTC. */
export function logged({ database }: TestApp, employeeId: number, day: string) {
  const { direction, source, deviceId, referenceDate } = punches;
  const at = sql<string>`to_char(${punches.at} at time zone 'UTC', 'MM-DD HH24:MI:SS')`;
  return database.db
    .select({ at, direction, source, deviceId })
    .from(punches)
    .where(and(eq(punches.employeeId, employeeId), like(punches.key, 'log:%'), eq(referenceDate, day)))
    .orderBy(asc(punches.at), asc(punches.id));
}

export const countPunches = ({ database }: TestApp): Promise<number> => database.db.$count(punches);
