import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { withCompanies } from '#platform/fence/companies';
import { groupBy } from '#platform/group-by';
import type { HotelScope } from '#platform/hotel-scope';
import { companies, departments } from '../organisation/organisation.table';
import { employees } from './employees.table';
import { jobOn } from './jobs.reads';
import { departmentOn, joinPlaceToday } from './on-a-day.reads';

const e = alias(employees, 'e');
const c = alias(companies, 'c');
const d = alias(departments, 'd');

/** Somebody who works here for some days, and nothing of them but the name and the job. */
export interface PersonLentHere {
  id: number;
  name: string;
  jobTitle: string;
  /** The department where they belong. */
  homeDepartment: string;
  hostDepartment: number | null;
  /** Empty for the whole hotel. */
  hostDepartmentName: string;
  /** Local dates, both inclusive. */
  firstDay: string;
  lastDay: string;
}

interface LoanHere extends Record<string, unknown> {
  home: number;
  employee: number;
  department: number | null;
  departmentName: string;
  firstDay: string;
  lastDay: string;
}

/**
 * Does work in each hotel that lends somebody to this one between two local dates: fenced to the home hotel, and told
 * whom of its people it may be about (decision 57). Loans between departments come from this hotel itself.
 */
export async function fromLenders<T>(
  db: Database,
  hotel: GrantedHotel,
  days: { first: string; last: string },
  work: (home: GrantedHotel, people: PersonLentHere[]) => Promise<T[]>,
): Promise<T[]> {
  const { rows } = await db.execute<LoanHere>(sql`
    select home, employee, department, department_name as "departmentName", first::text as "firstDay", last::text as "lastDay"
    from loans_here(${days.first}::date, ${days.last}::date) where host = ${hotel.companyId} order by home, employee, first`);
  const seen = rows.filter(({ department }) => isHostSeen(hotel.scope, department));
  const found: T[] = [];
  for (const [home, loans] of groupBy(seen, (loan) => loan.home)) {
    found.push(
      ...(await withCompanies([home], async () => {
        const lender = await readLender(db, hotel, home);
        return lender ? work(lender, await readPeople(db, lender, loans)) : [];
      })),
    );
  }
  return found;
}

/** Who sees the people of some places sees those lent to their departments; who sees nobody else sees none. */
function isHostSeen(scope: HotelScope, department: number | null): boolean {
  if (scope.kind === 'hotel') return true;
  return scope.kind === 'places' && department !== null && scope.departments.includes(department);
}

async function readLender(db: Database, hotel: GrantedHotel, home: number): Promise<GrantedHotel | undefined> {
  const { rows } = await db.execute<{ name: string; timeZone: string }>(
    sql`select ${c.name}, ${c.timeZone} as "timeZone" from ${companies} ${c} where ${c.companyId} = ${home}`,
  );
  const rights = { mayApprove: hotel.mayApprove, mayPlan: false, maySeePay: false, self: null };
  return rows[0] && { companyId: home, ...rows[0], ...rights, scope: { kind: 'hotel' } };
}

async function readPeople(db: Database, home: GrantedHotel, loans: readonly LoanHere[]): Promise<PersonLentHere[]> {
  const ids = sql.param(loans.map(({ employee }) => employee));
  const firstDays = sql.param(loans.map(({ firstDay }) => firstDay));
  const { rows } = await db.execute<
    Pick<PersonLentHere, 'id' | 'name' | 'jobTitle' | 'homeDepartment' | 'firstDay'> & Record<string, unknown>
  >(sql`
    select ${e.id}, ${e.name}, ${jobOn(e, sql`lent.first`)} as "jobTitle", ${d.name} as "homeDepartment", lent.first::text as "firstDay"
    from unnest(${ids}::int[], ${firstDays}::date[]) as lent (employee, first)
    join ${employees} ${e} on ${e.id} = lent.employee
    ${joinPlaceToday(home, e)}
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
    where ${e.companyId} = ${home.companyId} and ${e.erasedAt} is null`);
  const keyOf = (id: number, firstDay: string) => `${id} ${firstDay}`;
  const about = new Map(rows.map((row) => [keyOf(row.id, row.firstDay), row]));
  return loans.flatMap(({ employee, department, departmentName, firstDay, lastDay }) => {
    const person = about.get(keyOf(employee, firstDay));
    return person
      ? [{ ...person, hostDepartment: department, hostDepartmentName: departmentName, firstDay, lastDay }]
      : [];
  });
}
