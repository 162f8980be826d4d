import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { derivedDue } from './due.table';

export type DueThing = 'attendance' | 'timesheets' | 'declared layer';

/** Which table changed, and who changed it; null where that is not known. */
export interface Cause {
  source: string | null;
  accountId: number | null;
}

/** The employee (null for all) and the period (epoch milliseconds, may be infinite) to compute again. */
export interface Due extends Record<string, unknown> {
  employeeId: number | null;
  from: number;
  to: number;
  causes: Cause[];
}

// The first key of the advisory lock held while computing; the second key is the hotel.
const locks: Record<DueThing, number> = { attendance: 7_203_003, timesheets: 7_203_004, 'declared layer': 7_203_005 };

/**
 * How much of what is due is taken at once: of as many employees as `most`, the longest due first; or of all if they are
 * no more than that, else of those alone for whom the transaction itself has made something due.
 */
export type DueShare = { most: number; of: 'next' | 'own' };

/** Takes what is due in a hotel, by employee, and locks out other workers until the transaction ends. */
export async function takeDue(tx: Database, thing: DueThing, companyId: number, share?: DueShare): Promise<Due[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[thing]}, ${companyId})`);
  const { thing: name, companyId: hotel, employeeId, fromAt, toAt, source, accountId } = derivedDue;
  const chosen = share && (await peopleOf(tx, thing, companyId, share));
  const isTaken = chosen ? sql`and ${whose} = any(${sql.param(chosen)}::int[])` : sql``;
  const { rows } = await tx.execute<Due>(sql`
    with taken as (delete from ${derivedDue} where ${name} = ${thing} and ${hotel} = ${companyId} ${isTaken} returning ${employeeId} as employee, ${fromAt} as first, ${toAt} as last, ${source} as source, ${accountId} as account)
    select employee as "employeeId", date_part('epoch', min(first)) * 1000 as "from", date_part('epoch', max(last)) * 1000 as "to",
      json_agg(distinct jsonb_build_object('source', source, 'accountId', account)) as causes
    from taken group by employee order by employee`);
  return rows;
}

/** Nobody in particular counts as somebody. */
const whose = sql`coalesce(${derivedDue.employeeId}, 0)`;

/** Whose share it is; undefined: everybody's. One pass, as there may be hundreds of thousands of rows and no statistics. */
async function peopleOf(
  tx: Database,
  thing: DueThing,
  companyId: number,
  { most, of }: DueShare,
): Promise<number[] | undefined> {
  const { rows } = await tx.execute<{ employee: number; isOwn: boolean }>(sql`
    select ${whose} as employee, bool_or(${derivedDue.since} = now()) as "isOwn" from ${derivedDue}
    where ${derivedDue.thing} = ${thing} and ${derivedDue.companyId} = ${companyId} group by 1 order by min(${derivedDue.id})`);
  if (rows.length <= most) return undefined;
  const chosen = of === 'next' ? rows.slice(0, most) : rows.filter(({ isOwn }) => isOwn);
  return chosen.length === rows.length ? undefined : chosen.map(({ employee }) => employee);
}
