import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { workLeases } from './work.table';

const server = `${hostname()} ${process.pid}`;
const longestPauseSeconds = 3600;
const longestFailure = 500;

const leaseSeconds = 20;
/** So often a server says that it is still at work, in seconds. */
export const renewalSeconds = 5;
const until = sql`now() + ${leaseSeconds} * interval '1 second'`;

/** Takes work for this server; false while another has it, or while it waits after a failure. */
export async function takeLease(db: Database, work: string, companyId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${workLeases} as lease (work, company_id, leased_by, leased_until)
    values (${work}, ${companyId}, ${server}, ${until})
    on conflict (work, company_id) do update set leased_by = excluded.leased_by, leased_until = excluded.leased_until
      where coalesce(lease.leased_until <= now(), true) and coalesce(lease.next_at <= now(), true)
    returning work`);
  return rows.length > 0;
}

/** Keeps work that takes longer; that of a server that died is free soon after. */
export async function renewLease(db: Database, work: string, companyId: number): Promise<void> {
  await db.execute(
    sql`update ${workLeases} set leased_until = ${until} where work = ${work} and company_id = ${companyId} and leased_by = ${server}`,
  );
}

/** Gives work back that is done. */
export async function endLease(db: Database, work: string, companyId: number): Promise<void> {
  await db.execute(
    sql`delete from ${workLeases} where work = ${work} and company_id = ${companyId} and leased_by = ${server}`,
  );
}

/** Gives work back that failed; the pause before the next try doubles with every failure, from two seconds to an hour. */
export async function failLease(db: Database, work: string, companyId: number, error: unknown): Promise<void> {
  const failure = String(error instanceof Error ? error.message : error).slice(0, longestFailure);
  await db.execute(sql`
    update ${workLeases} set leased_by = null, leased_until = null, failures = failures + 1, failure = ${failure}, failed_at = now(),
      next_at = now() + least(${longestPauseSeconds}, power(2, least(failures + 1, 20))) * interval '1 second'
    where work = ${work} and company_id = ${companyId} and leased_by = ${server}`);
}
