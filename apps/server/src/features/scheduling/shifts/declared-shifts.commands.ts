import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { declaredFreeDays, shifts } from './shifts.table';

type FreeDay = Pick<typeof declaredFreeDays.$inferSelect, 'day' | 'kind'>;
type Stretch = Pick<typeof shifts.$inferInsert, 'type' | 'startsAt' | 'endsAt' | 'breakMinutes'>;

interface DeclaredDays {
  companyId: number;
  timeZone: string;
  employeeId: number;
  declarationId: number;
  /** Overtime and the other hours are declared, and replaced, separately. */
  isOvertime: boolean;
  days: readonly string[];
  stretches: readonly Stretch[];
  freeDays: readonly FreeDay[];
}

/** Replaces the declared layer of these days with what was accepted. The declaration keeps the receipt as audit. */
export async function replaceDeclared(tx: Database, declared: DeclaredDays): Promise<void> {
  const { companyId, timeZone, employeeId, declarationId, isOvertime, days, stretches } = declared;
  await tx
    .delete(shifts)
    .where(
      and(
        eq(shifts.companyId, companyId),
        eq(shifts.employeeId, employeeId),
        eq(shifts.layer, 'declared'),
        sql`(${shifts.type} = 'Overtime') = ${isOvertime}`,
        sql`${dayOf(timeZone)} = any(${sql.param(days)}::date[])`,
      ),
    );
  const row = { companyId, employeeId, layer: 'declared', status: 'confirmed', declarationId } as const;
  if (stretches.length > 0) await tx.insert(shifts).values(stretches.map((stretch) => Object.assign({}, row, stretch)));
  // A message about overtime says nothing about the hours of the day.
  if (!isOvertime) await replaceFreeDays(tx, declared);
}

async function replaceFreeDays(tx: Database, { companyId, employeeId, declarationId, days, freeDays }: DeclaredDays) {
  const isOfDays = and(isFreeDayOf(companyId, employeeId), inArray(declaredFreeDays.day, [...days]));
  await tx.delete(declaredFreeDays).where(isOfDays);
  if (freeDays.length === 0) return;
  await tx
    .insert(declaredFreeDays)
    .values(freeDays.map((free) => Object.assign({ companyId, employeeId, declarationId }, free)));
}

const isFreeDayOf = (companyId: number, employeeId: number) =>
  and(eq(declaredFreeDays.companyId, companyId), eq(declaredFreeDays.employeeId, employeeId));

/** Removes what these declarations added after a last day. Audits nothing: the accepted declarations stay. */
export async function removeDeclaredAfterLeaving(
  tx: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  ended: readonly { declarationId: number; lastDay: string }[],
): Promise<void> {
  if (ended.length === 0) return;
  const isAfter = (declaration: PgColumn, day: SQL | PgColumn) => sql`exists (
    select from unnest(${sql.param(ended.map((one) => one.declarationId))}::int[], ${sql.param(ended.map((one) => one.lastDay))}::date[])
      as over (declaration, last) where over.declaration = ${declaration} and ${day} > over.last)`;
  const added = and(eq(shifts.companyId, companyId), eq(shifts.layer, 'declared'));
  await tx.delete(shifts).where(and(added, isAfter(shifts.declarationId, dayOf(timeZone))));
  const { declarationId, day } = declaredFreeDays;
  await tx.delete(declaredFreeDays).where(and(eq(declaredFreeDays.companyId, companyId), isAfter(declarationId, day)));
}

const dayOf = (timeZone: string): SQL => sql`(${shifts.startsAt} at time zone ${timeZone})::date`;
