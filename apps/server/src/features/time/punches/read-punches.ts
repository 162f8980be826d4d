import type { Punch } from '@horae/contract/time/punches.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { clockDevices } from '../clock-devices/clock-devices.table';

type PunchRow = Omit<Punch, 'at' | 'recordedAt'> & { at: number; recordedAt: number } & Record<string, unknown>;

/** Rows of the stream of a hotel as they are told, oldest first. */
export async function readPunches(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  which: SQL,
): Promise<Punch[]> {
  const clock = hotelClock(timeZone);
  const { rows } = await db.execute<PunchRow>(sql`
    select p.id, extract(epoch from p.at)::float8 as at, p.direction, p.source, d.name as device,
      p.reference_date::text as "referenceDate", p.replaces,
      exists (select from punches c where c.company_id = p.company_id and c.replaces = p.id) as "isReplaced",
      p.is_void as "isVoid", p.reason, a.full_name as author, p.skew_seconds as "skewSeconds",
      extract(epoch from p.recorded_at)::float8 as "recordedAt"
    from punches p
    left join ${clockDevices} d on d.company_id = p.company_id and d.id = p.device_id
    left join accounts a on a.id = p.author_id
    where p.company_id = ${companyId} and ${which}
    order by p.at, p.id`);
  const text = (second: number) => clock.format(Math.floor(second));
  return rows.map((row) => Object.assign(row, { at: text(row.at), recordedAt: text(row.recordedAt) }));
}
