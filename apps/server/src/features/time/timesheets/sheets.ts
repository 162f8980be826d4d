import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type CountedMonth, countMonth } from './count-month';
import { type JobRules, readCountingRules } from './counting-rules';
import type { SheetMonth } from './month.rules';
import { readWork } from './read-work';

/** A time sheet as it is stored, or as it would be if somebody touched it. */
export interface Sheet {
  employeeId: number;
  name: string;
  code: string;
  jobTitle: string;
  department: string;
  sheetId: number | null;
  state: 'open' | 'confirmed' | 'approved' | 'locked';
  version: number;
  isAutomatic: boolean;
  confirmedAt: number | null;
  confirmedBy: number | null;
  confirmedName: string | null;
  approvedAt: number | null;
  approvedBy: number | null;
  approvedName: string | null;
  lockedAt: number | null;
  lockedBy: number | null;
  lockedName: string | null;
  findings: number;
  deltas: number;
}

export interface CountedSheet extends Sheet {
  counted: CountedMonth;
  rules: JobRules;
}

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** Deltas `x` of sheets `t` that were found after the lock; those of an earlier lock are among its figures. */
export const isChangeSinceLock = sql`(t.locked_at is null or x.found_at > t.locked_at)`;

/** Who has a time sheet in a month: everybody employed on a day of it. */
export const sheetsFrom = (companyId: number, { firstDay, lastDay }: SheetMonth) => sql`from employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
  left join timesheets t on t.company_id = e.company_id and t.employee_id = e.id and t.first_day = ${firstDay}
  where e.company_id = ${companyId} and coalesce(e.first_day <= ${lastDay}, true) and coalesce(e.last_day >= ${firstDay}, true)`;

/** The sheets that a condition leaves, by name; without `page` all of them. */
export async function readSheets(
  db: Database,
  { companyId }: Hotel,
  month: SheetMonth,
  wanted: SQL,
  page?: { limit: number; offset: number },
): Promise<Sheet[]> {
  const at = (column: string) =>
    sql`date_part('epoch', ${sql.raw(`t.${column}_at`)})::int8::float8 as ${sql.raw(`"${column}At"`)}`;
  const by = (column: string) =>
    sql`${sql.raw(`t.${column}_by as "${column}By"`)}, (select full_name from accounts where id = ${sql.raw(`t.${column}_by`)}) as ${sql.raw(`"${column}Name"`)}`;
  const { rows } = await db.execute<Sheet & Record<string, unknown>>(sql`
    select e.id as "employeeId", e.name, e.code, e.job_title as "jobTitle", d.name as department, t.id as "sheetId",
      coalesce(t.state, 'open') as state, coalesce(t.version, 0) as version, coalesce(t.is_automatic, false) as "isAutomatic",
      ${at('confirmed')}, ${by('confirmed')}, ${at('approved')}, ${by('approved')}, ${at('locked')}, ${by('locked')},
      (select count(*)::int from attendance_findings f where f.company_id = e.company_id and f.employee_id = e.id and f.state = 'open'
        and f.day between ${month.firstDay} and ${month.lastDay}) as findings,
      (select count(*)::int from timesheet_deltas x where x.company_id = t.company_id and x.timesheet_id = t.id
        and ${isChangeSinceLock}) as deltas
    ${sheetsFrom(companyId, month)} and ${wanted}
    order by lower(e.name), e.id ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`);
  return rows;
}

const peopleAtOnce = 250;

/** Counts sheets from what is planned, declared and clocked now. */
export async function countSheets(
  db: Database,
  hotel: Hotel,
  month: SheetMonth,
  sheets: Sheet[],
): Promise<CountedSheet[]> {
  if (sheets.length === 0) return [];
  const rulesOf = await readCountingRules(db, hotel, month);
  const counted: CountedSheet[] = [];
  for (let at = 0; at < sheets.length; at += peopleAtOnce) {
    const some = sheets.slice(at, at + peopleAtOnce);
    const work = await readWork(
      db,
      hotel,
      month,
      some.map(({ employeeId }) => employeeId),
    );
    for (const sheet of some) {
      const rules = rulesOf(sheet.jobTitle);
      counted.push({ ...sheet, rules, counted: countMonth(work.get(sheet.employeeId)!, month, rules) });
    }
  }
  return counted;
}
