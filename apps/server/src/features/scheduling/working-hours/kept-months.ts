import { createHash } from 'node:crypto';
import { dayAttributions } from '@horae/contract/core/user-data';
import { type SQL, sql } from 'drizzle-orm';
import { alias, PgDialect } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { rosterVersions } from '../../core/live/live.table';
import { employees } from '../../people/people/employees.table';
import { monthHours, monthLists } from './month-hours';
import { departmentIn, workCentreIn } from './places-elsewhere';
import { type BusinessDay, daysOf, everyType, monthAfter } from './working-hours.rules';
import { workingMonths } from './working-months.table';

const e = alias(employees, 'e');
const current = alias(workingMonths, 'current');
const excluded = alias(workingMonths, 'excluded');

const peopleAtOnce = 500;
// Arbitrary, but distinct from other advisory locks.
const keeping = 7_203_002;

/** Changes with the statement that adds up time, so that an upgrade does not show the sums of before. */
const statement = createHash('sha256')
  .update(JSON.stringify(dayAttributions.map((attribution) => statementText({ attribution, divide: 0 }))))
  .digest('hex')
  .slice(0, 8);

function statementText(business: BusinessDay): string {
  const days = daysOf({ start: '2026-01-01', end: '2026-01-02' }, hotelClock('UTC'), business);
  const asked = { hotel: 1, employees: [], timeZone: 'UTC', days, business, types: everyType };
  return new PgDialect({ casing: 'snake_case' }).sqlToQuery(monthHours(asked)).sql;
}

/** Identifies how days are cut and time is added up: sums of another zone, working day or version do not match it. */
export const editionOf = (timeZone: string, { attribution, divide }: BusinessDay) =>
  [timeZone, process.versions.tz, attribution, divide, statement].join(' ');

export interface MissingMonths {
  hotel: number;
  timeZone: string;
  business: BusinessDay;
  employees: number[];
  /** The first days of the first and the last month, both inclusive. */
  first: string;
  last: string;
}

/** Computes the months that are missing and stores them, unless the roster is being changed at the moment. */
export async function keepMonths(db: Database, { employees: people, ...missing }: MissingMonths): Promise<void> {
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    await keepSome(db, { ...missing, employees: people.slice(at, at + peopleAtOnce) });
  }
}

function keepSome(
  db: Database,
  { hotel, timeZone, business, employees: people, first, last }: MissingMonths,
): Promise<void> {
  const end = monthAfter(last);
  const edition = editionOf(timeZone, business);
  return inTransaction(db, async (tx) => {
    // A concurrent request for the same months waits here and then finds them stored.
    await tx.execute(sql`select pg_advisory_xact_lock(${keeping}, ${hotel})`);
    // A roster change locks this row until it commits, and discards the months it touches only once it has the lock.
    const { rows: free } = await tx.execute(
      sql`select ${rosterVersions.version} from ${rosterVersions} where ${rosterVersions.companyId} = ${hotel} for share skip locked`,
    );
    if (free.length === 0) return;
    const { rows } = await tx.execute<{ id: number }>(sql`
      select asked.id from unnest(${sql.param(people)}::int[]) as asked (id)
      join ${employees} ${e} on ${e.companyId} = ${hotel} and ${e.id} = asked.id
      where exists (
        select from generate_series(${first}::date, ${last}::date, interval '1 month') as wanted (month)
        where not exists (
          select from ${workingMonths} ${current}
          where ${current.companyId} = ${hotel} and ${current.employeeId} = asked.id and ${current.month} = wanted.month::date and ${current.zone} = ${edition}
        )
      )`);
    if (rows.length === 0) return;
    const days = daysOf({ start: first, end }, hotelClock(timeZone), business);
    const found = monthHours({
      hotel,
      employees: rows.map(({ id }) => id),
      timeZone,
      days,
      business,
      types: everyType,
    });
    await tx.execute(sql`
      insert into ${workingMonths} as ${current}
        (${bare(current.companyId, current.zone, current.employeeId, current.month, current.departmentId, current.workCentreId)}, ${columns((name) => name)})
      select ${hotel}, ${edition}, employee, month, ${departmentIn(sql`place`)}, ${workCentreIn(sql`place`)}, ${columns((name) => name)} from (${found}) found
      on conflict (${bare(workingMonths.companyId, workingMonths.employeeId, workingMonths.month, workingMonths.departmentId, workingMonths.workCentreId)}) do update set ${bare(workingMonths.zone)} = ${excluded.zone}, ${columns((name) => sql`${name} = excluded.${name}`)}
      where ${current.zone} <> ${excluded.zone}`);
  });
}

const columns = (column: (name: SQL) => SQL) =>
  sql.join(
    monthLists.map((name) => column(sql.raw(name))),
    sql`, `,
  );
