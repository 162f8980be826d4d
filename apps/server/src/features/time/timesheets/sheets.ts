import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import type { Cause } from '#platform/due/take-due';
import { accounts } from '../../core/session/session.table';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employedWithin } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import { jobOn } from '../../people/people/jobs.reads';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { attendanceFindings } from '../attendance/attendance.table';
import { countMonth } from './count-month';
import type { CountedMonth } from './counted';
import { type JobRules, readCountingRules } from './counting-rules';
import type { SheetMonth } from './month.rules';
import { readOvertimeBefore } from './overtime-before';
import { readWork } from './read-work';
import { timesheetDeltas, timesheets } from './timesheets.table';

const e = alias(employees, 'e');
const d = alias(departments, 'd');
const w = alias(workCentres, 'w');
const t = alias(timesheets, 't');
const f = alias(attendanceFindings, 'f');
const x = alias(timesheetDeltas, 'x');

/** A stored time sheet, or the one that would be stored on the first action. */
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
  /** When and why the last signature fell. */
  fellAt: number | null;
  fellBecause: Cause[] | null;
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

/** Deltas `x` of sheets `t` found after the lock; those of an earlier lock are already in its figures. */
export const isChangeSinceLock = sql`(${t.lockedAt} is null or ${x.foundAt} > ${t.lockedAt})`;

/** Everyone employed on a day of the month has a time sheet; a stored one stays when those days change. */
export const sheetsFrom = (hotel: Hotel, { firstDay, lastDay }: SheetMonth) => sql`from ${employees} ${e}
  ${joinPlaceToday(hotel, e)}
  join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
  join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
  left join ${timesheets} ${t} on ${t.companyId} = ${e.companyId} and ${t.employeeId} = ${e.id} and ${t.firstDay} = ${firstDay}
  where ${e.companyId} = ${hotel.companyId}
    and (${t.id} is not null or ${employedWithin(e, firstDay, lastDay)})`;

/** Reads the matching sheets, by name; all of them without `page`. */
export async function readSheets(
  db: Database,
  hotel: Hotel,
  month: SheetMonth,
  wanted: SQL,
  page?: { limit: number; offset: number },
): Promise<Sheet[]> {
  const second = (moment: PgColumn) => sql`date_part('epoch', ${moment})::int8::float8`;
  const nameOf = (account: PgColumn) =>
    sql`(select ${accounts.fullName} from ${accounts} where ${accounts.id} = ${account})`;
  const { rows } = await db.execute<Sheet & Record<string, unknown>>(sql`
    select ${e.id} as "employeeId", ${e.name}, ${e.code}, ${jobOn(e, month.lastDay)} as "jobTitle", ${d.name} as department, ${t.id} as "sheetId",
      coalesce(${t.state}, 'open') as state, coalesce(${t.version}, 0) as version, coalesce(${t.isAutomatic}, false) as "isAutomatic",
      ${second(t.confirmedAt)} as "confirmedAt", ${t.confirmedBy} as "confirmedBy", ${nameOf(t.confirmedBy)} as "confirmedName",
      ${second(t.approvedAt)} as "approvedAt", ${t.approvedBy} as "approvedBy", ${nameOf(t.approvedBy)} as "approvedName",
      ${second(t.fellAt)} as "fellAt", ${t.fellBecause} as "fellBecause", ${second(t.lockedAt)} as "lockedAt", ${t.lockedBy} as "lockedBy", ${nameOf(t.lockedBy)} as "lockedName",
      (select count(*)::int from ${attendanceFindings} ${f} where ${f.companyId} = ${e.companyId} and ${f.employeeId} = ${e.id} and ${f.state} = 'open'
        and ${f.day} between ${month.firstDay} and ${month.lastDay}) as findings,
      (select count(*)::int from ${timesheetDeltas} ${x} where ${x.companyId} = ${t.companyId} and ${x.timesheetId} = ${t.id}
        and ${isChangeSinceLock}) as deltas
    ${sheetsFrom(hotel, month)} and ${wanted}
    order by ${e.nameOrder}, ${e.id} ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`);
  return rows;
}

const peopleAtOnce = 250;

/** Counts sheets from the current plan, declarations and punches. */
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
    const ids = some.map(({ employeeId }) => employeeId);
    const rules = new Map(some.map((sheet) => [sheet.employeeId, rulesOf(sheet)]));
    const work = await readWork(db, hotel, month, ids);
    const before = await readOvertimeBefore(db, hotel, month, ids, (id) => rules.get(id)!);
    for (const sheet of some) {
      const overtimeBefore = before.get(sheet.employeeId) ?? 0;
      const ownRules = rules.get(sheet.employeeId)!;
      const own = { ...work.get(sheet.employeeId)!, overtimeBefore };
      counted.push({ ...sheet, rules: ownRules, counted: countMonth(own, month, ownRules) });
    }
  }
  return counted;
}
