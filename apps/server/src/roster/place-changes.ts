import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formerJobTitles, formerPlaces } from '#features/people/people/employees.table';

const f = alias(formerPlaces, 'f');
const j = alias(formerJobTitles, 'j');

/** A place or a job that somebody had until before a day. */
export type PlaceChange = [
  employeeId: number,
  untilDay: string,
  departmentId: number | null,
  workCentreId: number | null,
  jobTitle: string | null,
];

// Screens lay the calendars of two months side by side; the later one says where people were in the earlier one.
const daysBefore = 62;

/** A column of one row: the moves and the new jobs of a hotel's employees by the last of these days, in order. */
export const placeChanges = (companyId: number, { first, last }: { first: string; last: string }) => {
  const since = addDays(first, -daysBefore);
  return sql`(select coalesce(json_agg(json_build_array(change.employee, change.until, change.department, change.centre, change.job)
      order by change.employee, change.until), '[]')
    from (
      select ${f.employeeId} as employee, ${f.untilDay} as until, ${f.departmentId} as department, ${f.workCentreId} as centre, null as job
      from ${formerPlaces} ${f} where ${f.companyId} = ${companyId} and ${f.untilDay} > ${since} and ${f.untilDay} <= ${last}
      union all
      select ${j.employeeId}, ${j.untilDay}, null, null, ${j.jobTitle}
      from ${formerJobTitles} ${j} where ${j.companyId} = ${companyId} and ${j.untilDay} > ${since} and ${j.untilDay} <= ${last}
    ) change)`;
};

interface Stay {
  departmentId: number;
  workCentreId: number;
  jobTitle: string;
}

/** Where and as what somebody was before each of the days on which either changed, in order; `now` holds after the last. */
export function earlierStays(changes: readonly PlaceChange[], now: Stay): (Stay & { until: string })[] {
  const stays: (Stay & { until: string })[] = [];
  let { departmentId, workCentreId, jobTitle } = now;
  for (const [, until, department, workCentre, job] of changes.toReversed()) {
    departmentId = department ?? departmentId;
    workCentreId = workCentre ?? workCentreId;
    jobTitle = job ?? jobTitle;
    if (stays[0]?.until === until) stays.shift();
    stays.unshift({ until, departmentId, workCentreId, jobTitle });
  }
  return stays;
}
