import { sql } from 'drizzle-orm';
import { derivedDue } from '#platform/due/due.table';
import { workLeases } from '#platform/work/work.table';
import { runCommand } from './run-command';

interface Waiting extends Record<string, unknown> {
  thing: string;
  hotel: number;
  people: number | null;
  since: string;
}

interface Lease extends Record<string, unknown> {
  work: string;
  hotel: number;
  server: string | null;
  failures: number;
  failure: string | null;
  next: string | null;
}

await runCommand(async ({ database: { db }, say }) => {
  const { rows: waiting } = await db.execute<Waiting>(sql`
    select ${derivedDue.thing}, ${derivedDue.companyId} as hotel, case when bool_or(${derivedDue.employeeId} is null) then null else count(distinct ${derivedDue.employeeId})::int end as people,
      to_char(min(${derivedDue.since}) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since
    from ${derivedDue} group by 1, 2 order by min(${derivedDue.since})`);
  const { rows: leases } = await db.execute<Lease>(sql`
    select ${workLeases.work}, ${workLeases.companyId} as hotel, ${workLeases.leasedBy} as server, ${workLeases.failures}, ${workLeases.failure},
      to_char(${workLeases.nextAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as next
    from ${workLeases} order by 1, 2`);
  if (waiting.length === 0) say('Nothing is due.');
  for (const { thing, hotel, people, since } of waiting)
    say(`${thing}, hotel ${hotel}: ${people === null ? 'everybody' : `${people} people`}, due since ${since} UTC`);
  for (const { work, hotel, server, failures, failure, next } of leases) {
    const where = hotel === 0 ? '' : `, hotel ${hotel}`;
    if (server) say(`${work}${where}: being done by ${server}`);
    if (failure) say(`${work}${where}: failed ${failures} times, next try ${next} UTC: ${failure}`);
  }
});
