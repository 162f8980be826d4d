import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type DayFamily, type DeclaredDay, isStretch } from './declared';

interface AcceptedDays {
  companyId: number;
  employeeId: number;
  declarationId: number;
  kind: Exclude<DayFamily, 'leave'>;
  days: readonly DeclaredDay[];
  timeZone: string;
}

/** Puts what was accepted in the place of what the calendars had as declared, for these days and this family. */
export async function writeDeclaredLayer(tx: Database, accepted: AcceptedDays): Promise<void> {
  const { companyId, employeeId, declarationId, kind, days, timeZone } = accepted;
  if (days.length === 0) return;
  const isOfFamily = kind === 'overtime' ? sql`type = 'Overtime'` : sql`type <> 'Overtime'`;
  await tx.execute(sql`
    delete from shifts where company_id = ${companyId} and employee_id = ${employeeId} and layer = 'declared' and ${isOfFamily}
      and (starts_at at time zone ${timeZone})::date = any(${sql.param(days.map(({ day }) => day))}::date[])`);
  const parts = days.flatMap((day) => day.parts).filter(isStretch);
  if (parts.length === 0) return;
  await tx.execute(sql`
    insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, break_minutes, status, declaration_id)
    select ${companyId}, ${employeeId}, 'declared', type::worked_type, to_timestamp(starts), to_timestamp(ends), breaks, 'confirmed', ${declarationId}
    from unnest(${sql.param(parts.map((part) => (part.kind === 'work' ? part.type : 'Overtime')))}::text[],
      ${sql.param(parts.map(({ start }) => start))}::float8[], ${sql.param(parts.map(({ end }) => end))}::float8[],
      ${sql.param(parts.map((part) => (part.kind === 'work' ? part.breakMinutes : 0)))}::smallint[])
      as given (type, starts, ends, breaks)`);
}
