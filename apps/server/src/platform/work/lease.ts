import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '../column-names';
import type { Database } from '../database';
import { workLeases } from './work.table';

const lease = alias(workLeases, 'lease');
const excluded = alias(workLeases, 'excluded');

// In containers the name of the machine and the number of the process may be those of another server.
const server = `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`;
const longestPauseSeconds = 3600;
const longestFailure = 500;

const leaseSeconds = 30;
/** How often a server renews a lease while it works, in seconds. */
export const renewalSeconds = 8;
const until = sql`now() + ${leaseSeconds} * interval '1 second'`;

/** Takes a lease for this server; false while another server has it, or during the pause after a failure. */
export async function takeLease(db: Database, work: string, companyId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${workLeases} as ${lease} (${bare(lease.work, lease.companyId, lease.leasedBy, lease.leasedUntil)})
    values (${work}, ${companyId}, ${server}, ${until})
    on conflict (${bare(workLeases.work, workLeases.companyId)}) do update set ${bare(workLeases.leasedBy)} = ${excluded.leasedBy}, ${bare(workLeases.leasedUntil)} = ${excluded.leasedUntil}
      where coalesce(${lease.leasedUntil} <= now(), true) and coalesce(${lease.nextAt} <= now(), true)
    returning ${lease.work}`);
  return rows.length > 0;
}

/** Extends the lease of longer work; false if another server has taken it over, as after a crash. */
export async function renewLease(db: Database, work: string, companyId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${workLeases} set ${bare(workLeases.leasedUntil)} = ${until} where ${workLeases.work} = ${work} and ${workLeases.companyId} = ${companyId} and ${workLeases.leasedBy} = ${server}`,
  );
  return rowCount === 1;
}

/** Releases the lease of finished work. */
export async function endLease(db: Database, work: string, companyId: number): Promise<void> {
  await db.execute(
    sql`delete from ${workLeases} where ${workLeases.work} = ${work} and ${workLeases.companyId} = ${companyId} and ${workLeases.leasedBy} = ${server}`,
  );
}

/** Releases the lease of failed work; the pause before the next try doubles, from two seconds to an hour. */
export async function failLease(db: Database, work: string, companyId: number, error: unknown): Promise<void> {
  const failure = String(error instanceof Error ? error.message : error).slice(0, longestFailure);
  await db.execute(sql`
    update ${workLeases} set ${bare(workLeases.leasedBy)} = null, ${bare(workLeases.leasedUntil)} = null, ${bare(workLeases.failures)} = ${workLeases.failures} + 1, ${bare(workLeases.failure)} = ${failure}, ${bare(workLeases.failedAt)} = now(),
      ${bare(workLeases.nextAt)} = now() + least(${longestPauseSeconds}, power(2, least(${workLeases.failures} + 1, 20))) * interval '1 second'
    where ${workLeases.work} = ${work} and ${workLeases.companyId} = ${companyId} and ${workLeases.leasedBy} = ${server}`);
}
