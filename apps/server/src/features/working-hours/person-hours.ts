import type { WorkingHoursRequest } from '@horae/contract/working-hours.contract';
import { type SQL, sql } from 'drizzle-orm';
import { numbers } from '#platform/columns-of';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { editionOf, keepMonths } from './kept-months';
import { monthHours, monthLists } from './month-hours';
import { scopeOf } from './scope';
import { daysOf, isEveryType, monthsOf, wantedTypes } from './working-hours.rules';

/** Lists side by side, as the database writes them (`{1,2}`); one that is empty is zero. */
type Lists = Record<(typeof monthLists)[number], string>;

/** What a person worked in a month, or in the part of it that was asked for. */
export type HoursOfMonth = Lists & {
  /** As `2026-11`. */
  month: string;
};

export interface PersonHours {
  employee: number;
  /** The ids of the nodes above and of the person, as the levels go. */
  path: number[];
  months: HoursOfMonth[];
}

type WorkedRow = HoursOfMonth & { employee: number };
type KeptRow = WorkedRow & { path: string; missing: boolean };

/** The people of a question and what each of them worked, by day. */
export async function readPersonHours(
  db: Database,
  timeZone: string,
  request: WorkingHoursRequest,
): Promise<PersonHours[]> {
  const isKept = isEveryType(wantedTypes(request));
  let rows = await readKept(db, timeZone, request, isKept);
  const missing = rows.filter((row) => row.missing);
  if (isKept && missing.length > 0) {
    const months = missing.map(({ month }) => `${month}-01`).toSorted();
    const [first, last] = [months[0]!, months.at(-1)!];
    await keepMonths(db, { hotel: request.hotel, timeZone, employees: employeesOf(missing), first, last });
    rows = await readKept(db, timeZone, request, isKept);
  }
  return withMissing(db, timeZone, request, rows);
}

/** One row for each person and month; everything is missing when nothing of the kind is kept. */
async function readKept(db: Database, timeZone: string, request: WorkingHoursRequest, isKept: boolean) {
  const { rows } = await db.execute<KeptRow>(sql`
    select scope.employee_id as employee, array_to_string(path, ',') as path, to_char(wanted.month, 'YYYY-MM') as month,
      held.employee_id is null as missing, ${listTexts(sql`held`)}
    from (${scopeOf(request, request.dates.end)}) scope
    cross join unnest(${sql.param(monthsOf(request.dates))}::date[]) as wanted (month)
    left join working_months held on ${isKept} and held.company_id = ${request.hotel} and held.employee_id = scope.employee_id
      and held.month = wanted.month and held.zone = ${editionOf(timeZone)}`);
  return rows;
}

/** Works out what is not kept. */
async function withMissing(
  db: Database,
  timeZone: string,
  request: WorkingHoursRequest,
  rows: KeptRow[],
): Promise<PersonHours[]> {
  const people = new Map<number, PersonHours>();
  const unknown = new Set(employeesOf(rows.filter((row) => row.missing)));
  for (const row of rows) {
    const { employee } = row;
    let person = people.get(employee);
    if (!person) people.set(employee, (person = { employee, path: numbers(row.path), months: [] }));
    if (!unknown.has(employee)) person.months.push(row);
  }
  if (unknown.size === 0) return [...people.values()];
  const days = daysOf(request.dates, hotelClock(timeZone));
  const found = monthHours({ hotel: request.hotel, employees: [...unknown], days, types: wantedTypes(request) });
  const { rows: worked } = await db.execute<WorkedRow>(sql`
    select employee_id as employee, to_char(month, 'YYYY-MM') as month, ${listTexts(sql`worked`)} from (${found}) worked`);
  for (const row of worked) people.get(row.employee)!.months.push(row);
  return [...people.values()];
}

const employeesOf = (rows: { employee: number }[]) => [...new Set(rows.map(({ employee }) => employee))];

const listTexts = (table: SQL) =>
  sql.join(
    monthLists.map((name) => sql`${table}.${sql.raw(name)}::text as ${sql.raw(name)}`),
    sql`, `,
  );
