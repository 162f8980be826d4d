import type { TimesheetDay } from '@horae/contract/time/timesheet-lines';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { monthDays, type SheetMonth } from './month.rules';
import { leaveMinutesOfLines, minutesOf, paidMinutesOf, type SheetLine } from './pay-lines.rules';
import type { Sheet } from './sheets';
import type { ShownSheet } from './shown-sheet';
import { lockedSheets, timesheetDeltas, timesheetLines, timesheets } from './timesheets.table';

const l = alias(timesheetLines, 'l');
const x = alias(timesheetDeltas, 'x');
const t = alias(timesheets, 't');

/** Stores a sheet as it is now, for as long as it is locked. */
export async function keepLockedSheet(tx: Database, companyId: number, sheet: ShownSheet): Promise<void> {
  const { pack, days, jobTitle } = sheet;
  await tx
    .insert(lockedSheets)
    .values({ companyId, timesheetId: sheet.sheetId!, pack, days, jobTitle })
    .onConflictDoUpdate({ target: [lockedSheets.companyId, lockedSheets.timesheetId], set: { pack, days, jobTitle } });
}

/** Stores the days of a sheet that was locked before days were kept. */
export async function keepDaysOnce(tx: Database, companyId: number, sheet: ShownSheet): Promise<void> {
  const { pack, days } = sheet;
  await tx.insert(lockedSheets).values({ companyId, timesheetId: sheet.sheetId!, pack, days }).onConflictDoNothing();
}

/** Reads locked sheets with the figures that payroll has and the days as kept; later changes are listed separately. */
export async function readLockedSheets(
  db: Database,
  { companyId }: { companyId: number },
  month: SheetMonth,
  sheets: Sheet[],
): Promise<ShownSheet[]> {
  if (sheets.length === 0) return [];
  const ids = sql`any(${sql.param(sheets.map(({ sheetId }) => sheetId))}::int[])`;
  const kept = await db
    .select()
    .from(lockedSheets)
    .where(sql`${lockedSheets.companyId} = ${companyId} and ${lockedSheets.timesheetId} = ${ids}`);
  const { rows: lines } = await db.execute<SheetLine & Record<string, unknown>>(sql`
    select sheet as "sheetId", day::text, code, sum(seconds)::int as seconds, sum(days)::int as days from (
      select ${l.timesheetId} as sheet, ${l.day}, ${l.code}, ${l.seconds}, ${l.days} from ${timesheetLines} ${l}
      where ${l.companyId} = ${companyId} and ${l.timesheetId} = ${ids}
      union all
      select ${x.timesheetId}, ${x.day}, ${x.code}, ${x.seconds}, ${x.days} from ${timesheetDeltas} ${x}
      join ${timesheets} ${t} on ${t.companyId} = ${x.companyId} and ${t.id} = ${x.timesheetId} and ${x.foundAt} <= ${t.lockedAt}
      where ${x.companyId} = ${companyId} and ${x.timesheetId} = ${ids}
    ) line group by 1, 2, 3 order by 1, 2, 3`);
  return sheets.map((sheet) => {
    const { pack, days, jobTitle } = kept.find(({ timesheetId }) => timesheetId === sheet.sheetId) ?? noneKept;
    const paid = lines.filter(({ sheetId }) => sheetId === sheet.sheetId);
    return {
      ...sheet,
      jobTitle: jobTitle ?? sheet.jobTitle,
      pack,
      days: monthDays(month).map((day) => lockedDay(day, days, paid)),
      lines: paid,
    };
  });
}

const noneKept = { pack: '', days: [], jobTitle: null };

function lockedDay(day: string, days: readonly TimesheetDay[], all: readonly SheetLine[]): TimesheetDay {
  const lines = all.filter((one) => one.day === day);
  const leave = lines.findLast(({ days: some }) => some > 0)?.code ?? null;
  const kept = { ...nothingKept, ...days.find((one) => one.day === day) };
  return {
    ...kept,
    day,
    leave: leave ?? kept.leave,
    isLeaveDay: leave !== null,
    leaveMinutes: leaveMinutesOfLines(lines),
    paidMinutes: paidMinutesOf(lines),
    minutes: minutesOf(lines),
  };
}

/** Sheets locked before days were kept have only their lines until they are counted again; older days lack parts. */
const nothingKept = {
  planned: [],
  clocked: [],
  leave: null,
  plannedMinutes: 0,
  clockedMinutes: 0,
  unpaid: [],
  trail: [],
  violations: [],
};
