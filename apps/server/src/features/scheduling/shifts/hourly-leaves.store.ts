import type { HourlyLeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hourlyLeaves } from './shifts.table';

type HourlyLeave = typeof hourlyLeaves.$inferSelect;

export interface HourlyLeaveFields {
  employeeId: number;
  kind: HourlyLeaveKind;
  startsAt: Date;
  endsAt: Date;
  notes: string | null;
}

const isOne = (companyId: number, id: number) => and(eq(hourlyLeaves.companyId, companyId), eq(hourlyLeaves.id, id));

/** Reads a leave by the hour and locks it until the transaction ends. */
export async function lockHourlyLeave(tx: Database, companyId: number, id: number): Promise<HourlyLeave | undefined> {
  const [found] = await tx.select().from(hourlyLeaves).where(isOne(companyId, id)).for('update');
  return found;
}

export async function insertHourlyLeave(
  tx: Database,
  companyId: number,
  fields: HourlyLeaveFields,
): Promise<HourlyLeave> {
  const [added] = await tx
    .insert(hourlyLeaves)
    .values({ companyId, ...fields })
    .returning();
  return added!;
}

export async function updateHourlyLeave(
  tx: Database,
  companyId: number,
  id: number,
  fields: HourlyLeaveFields,
): Promise<HourlyLeave> {
  const set = { ...fields, version: sql`${hourlyLeaves.version} + 1` };
  const [changed] = await tx.update(hourlyLeaves).set(set).where(isOne(companyId, id)).returning();
  return changed!;
}

export async function deleteHourlyLeave(tx: Database, companyId: number, id: number): Promise<void> {
  await tx.delete(hourlyLeaves).where(isOne(companyId, id));
}
