import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { declarations } from '../../declarations/declarations/declarations.table';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { timesheets } from '../../time/timesheets/timesheets.table';
import { employees } from '../people/employees.table';

const s = alias(shifts, 's');
const e = alias(employees, 'e');
const c = alias(clockRecords, 'c');
const t = alias(timesheets, 't');
const d = alias(declarations, 'd');

interface ImportedShifts {
  companyId: number;
  madeAt: Date;
  shiftIds: number[];
}

/** Whether shifts of an import changed since, somebody clocked in for them, or their days were signed or declared. */
export async function builtOnShifts(tx: Database, { companyId, madeAt, shiftIds }: ImportedShifts): Promise<string[]> {
  if (shiftIds.length === 0) return [];
  const ofImport = sql`${s.companyId} = ${companyId} and ${s.id} = any(${sql.param(shiftIds)}::int[])`;
  const { rows } = await tx.execute<{ version: number }>(
    sql`select ${s.version} from ${shifts} ${s} where ${ofImport} for update`,
  );
  const changed = shiftIds.length - rows.filter(({ version }) => version === 1).length;
  const inWords =
    changed === 1 ? '1 shift was changed or deleted since' : `${changed} shifts were changed or deleted since`;
  const having = async (reasonOf: (name: string) => string, which: SQL): Promise<string[]> => {
    const found = await tx.execute<{ name: string }>(sql`
      select distinct ${e.name} from ${shifts} ${s} join ${employees} ${e} on ${e.companyId} = ${s.companyId} and ${e.id} = ${s.employeeId}
      where ${ofImport} and ${which} order by 1`);
    return found.rows.map(({ name }) => reasonOf(name));
  };
  // A day more on either side: the days of a hotel begin at its own midnight.
  const isAround = (first: SQL, last: SQL) =>
    sql`${s.startsAt}::date <= ${last} + 1 and ${s.endsAt}::date >= ${first} - 1`;
  return [
    ...(changed > 0 ? [inWords] : []),
    ...(await having(
      (name) => `${name} has punches for a shift`,
      sql`exists (select from ${clockRecords} ${c} where ${c.companyId} = ${s.companyId} and ${c.shiftId} = ${s.id})`,
    )),
    ...(await having(
      (name) => `${name} has a signed or locked time sheet`,
      sql`exists (select from ${timesheets} ${t} where ${t.companyId} = ${s.companyId} and ${t.employeeId} = ${s.employeeId}
        and ${t.state} <> 'open' and ${isAround(sql`${t.firstDay}`, sql`${t.lastDay}`)})`,
    )),
    ...(await having(
      (name) => `${name} was declared since`,
      sql`exists (select from ${declarations} ${d} where ${d.companyId} = ${s.companyId} and ${d.employeeId} = ${s.employeeId}
        and ${d.askedAt} > ${madeAt.toISOString()} and ${isAround(sql`${d.firstDay}`, sql`${d.lastDay}`)})`,
    )),
  ];
}
