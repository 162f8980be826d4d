import type { Punch } from '@horae/contract/time/punches.contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { accounts } from '../../core/session/session.table';
import { clockDevices } from '../clock-devices/clock-devices.table';
import { punches } from './punches.table';

const c = alias(punches, 'c');
const p = alias(punches, 'p');
const d = alias(clockDevices, 'd');
const a = alias(accounts, 'a');

type PunchRow = Omit<Punch, 'at' | 'recordedAt'> & { at: number; recordedAt: number } & Record<string, unknown>;

/** Reads punches of a hotel, oldest first. */
export async function readPunches(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  which: SQL,
): Promise<Punch[]> {
  const clock = hotelClock(timeZone);
  const { rows } = await db.execute<PunchRow>(sql`
    select ${p.id}, extract(epoch from ${p.at})::float8 as at, ${p.direction}, ${p.source}, ${d.name} as device,
      ${p.referenceDate}::text as "referenceDate", ${p.replaces},
      exists (select from ${punches} ${c} where ${c.companyId} = ${p.companyId} and ${c.replaces} = ${p.id}) as "isReplaced",
      ${p.isVoid} as "isVoid", ${p.reason}, ${a.fullName} as author, ${p.skewSeconds} as "skewSeconds",
      extract(epoch from ${p.recordedAt})::float8 as "recordedAt"
    from ${punches} ${p}
    left join ${clockDevices} ${d} on ${d.companyId} = ${p.companyId} and ${d.id} = ${p.deviceId}
    left join ${accounts} ${a} on ${a.id} = ${p.authorId}
    where ${p.companyId} = ${companyId} and ${which}
    order by ${p.at}, ${p.id}`);
  const text = (second: number) => clock.format(Math.floor(second));
  return rows.map((row) => Object.assign(row, { at: text(row.at), recordedAt: text(row.recordedAt) }));
}
