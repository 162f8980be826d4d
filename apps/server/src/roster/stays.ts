import type { Stay } from '@horae/contract/scheduling/stays';
import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { employees, formerJobTitles, formerPlaces } from '#features/people/people/employees.table';
import { readJobs } from '#features/people/people/jobs.reads';
import { placesBetween, stay } from '#features/people/people/on-a-day.reads';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';

const e = alias(employees, 'e');
const d = alias(departments, 'd');
const w = alias(workCentres, 'w');
const f = alias(formerPlaces, 'f');
const j = alias(formerJobTitles, 'j');

interface Row extends Record<string, unknown>, Omit<Stay, 'from'> {
  employeeId: number;
  /** Before it another place applies; null: none does. */
  until: string | null;
}

/**
 * Where and as what these people belong on each day from `first` to `last`, of those who move or get another job after
 * the first day, even if only after the last one: calendars show them as they are at the end of their own period.
 */
export async function readStays(
  db: Database,
  companyId: number,
  { first, last }: { first: string; last: string },
  employeeIds: readonly number[],
): Promise<Map<number, Stay[]>> {
  const ids = sql.param([...employeeIds]);
  const { rows } = await db.execute<Row>(sql`
    select ${e.id} as "employeeId", ${d.id} as "departmentId", ${d.name} as department, ${w.id} as "workCentreId",
      ${w.name} as "workCentre", ${e.jobTitle} as "jobTitle", ${stay.until}::text as until
    from ${employees} ${e}
    left join ${placesBetween(companyId, first, last)} as stay on ${stay.employeeId} = ${e.id}
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = coalesce(${stay.departmentId}, ${e.departmentId})
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = coalesce(${stay.workCentreId}, ${e.workCentreId})
    where ${e.companyId} = ${companyId} and ${e.id} = any(${ids}::int[])
      and (exists (select from ${formerPlaces} ${f} where ${f.companyId} = ${e.companyId} and ${f.employeeId} = ${e.id} and ${f.untilDay} > ${first})
        or exists (select from ${formerJobTitles} ${j} where ${j.companyId} = ${e.companyId} and ${j.employeeId} = ${e.id} and ${j.untilDay} > ${first}))
    order by ${e.id}, until nulls last`);
  if (rows.length === 0) return new Map();
  const jobs = await readJobs(db, companyId);
  const dates = datesFrom(first, daysBetween(first, last) + 1);
  return new Map(
    [...groupBy(rows, ({ employeeId }) => employeeId)].map(([employeeId, own]) => {
      const jobOn = jobs(employeeId, own[0]!.jobTitle);
      return [employeeId, staysOf(own, jobOn, dates)];
    }),
  );
}

/** Days like the day before are left out. */
function staysOf(places: readonly Row[], jobOn: (day: string) => string, dates: readonly string[]): Stay[] {
  const stays: Stay[] = [];
  for (const from of dates) {
    const place = places.find(({ until }) => until === null || until > from) ?? places.at(-1)!;
    const { departmentId, department, workCentreId, workCentre } = place;
    const before = stays.at(-1);
    const jobTitle = jobOn(from);
    if (before?.departmentId === departmentId && before.workCentreId === workCentreId && before.jobTitle === jobTitle)
      continue;
    stays.push({ from, departmentId, department, workCentreId, workCentre, jobTitle });
  }
  return stays;
}

/** The days of a plan with the evening before, whose night shifts reach into it. */
export const withEvening = ({ first, last }: { first: string; last: string }) => ({ first: addDays(first, -1), last });
