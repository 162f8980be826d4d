import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { declarations, erganiSettings } from './declarations.table';
import { settingsOf } from './settings.service';

/**
 * The first day for which a hotel ever declared working time; null while it has declared none, and where schedules are
 * switched off.
 */
export async function readDeclaringFrom(tx: Database, companyId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select min(${declarations.firstDay})::text as day from ${declarations}
    where ${declarations.companyId} = ${companyId} and ${declarations.kind} in ('dailySchedule', 'weeklySchedule')
      and ${declarations.protocol} is not null
      and not exists (select from ${erganiSettings} where ${erganiSettings.companyId} = ${companyId} and not ${erganiSettings.sendsSchedules})`);
  return rows[0]?.day ?? null;
}

/** Minutes after a punch within which its work card is in time. */
export const cardMinutes = 15;

/** Whether a hotel declares its work cards. */
export async function sendsCards(db: Database, companyId: number): Promise<boolean> {
  const { isSending, sendsCards: isOn } = erganiSettings;
  const sending = and(eq(erganiSettings.companyId, companyId), eq(isSending, true), eq(isOn, true));
  return (await db.$count(erganiSettings, sending)) > 0;
}

/** Whether a hotel declares what is published as it is published. */
export async function declaresAtOnce(db: Database, companyId: number): Promise<boolean> {
  const { declares, sendsSchedules } = await settingsOf(db, companyId);
  return declares === 'atOnce' && sendsSchedules;
}
