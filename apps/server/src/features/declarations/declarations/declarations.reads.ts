import { and, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { nextRunAfter } from './daily-run.rules';
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

/**
 * When a hotel declares what is published now: with it, or later at its hour (epoch seconds); null where somebody
 * submits it.
 */
export async function readDeclaringTime(
  db: Database,
  { companyId, timeZone }: Pick<GrantedHotel, 'companyId' | 'timeZone'>,
): Promise<'atOnce' | number | null> {
  const { declares, declaresAt, sendsSchedules } = await settingsOf(db, companyId);
  if (declares === 'byHand' || !sendsSchedules) return null;
  return declares === 'atOnce' ? 'atOnce' : nextRunAfter(Date.now() / 1000, declaresAt, hotelClock(timeZone));
}
