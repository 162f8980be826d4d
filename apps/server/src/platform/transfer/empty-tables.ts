import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { lockMigrations, migrationTags, runMigrations } from '../migrate';

export async function refuseWhenFilled(client: ClientBase): Promise<void> {
  const { rows } = await client.query('select 1 from accounts union all select 1 from companies limit 1');
  if (rows.length > 0) throw new Error('This database already has accounts or hotels. Import into an empty one.');
}

/** Recreates the tables empty, as they were after these migrations; what the start added is lost. */
export async function emptyTables(client: ClientBase, directory: string, migrations: string[]): Promise<void> {
  await refuseForeignTables(client, directory);
  await client.query(dropOwn);
  await lockMigrations(client);
  await runMigrations(client, directory, migrations);
}

/** Throws if there are tables that are not ours; we must not drop them. */
async function refuseForeignTables(client: ClientBase, directory: string): Promise<void> {
  const last = (await migrationTags(directory)).at(-1)!;
  const snapshot = join(directory, 'meta', `${last.slice(0, 4)}_snapshot.json`);
  const { tables }: { tables: object } = JSON.parse(await readFile(snapshot, 'utf8'));
  const own = new Set(['public.migrations', ...Object.keys(tables)]);
  const { rows } = await client.query<{ name: string }>(
    `select 'public.' || relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  const foreign = rows.find(({ name }) => !own.has(name));
  if (foreign)
    throw new Error(
      `The database holds ${foreign.name}, which does not belong to Horae. Import into a separate database.`,
    );
}

/** Drops what the migrations created, but keeps extensions and everything that belongs to them. */
const dropOwn = `
do $$
declare made record;
begin
  for made in
    select format('drop table if exists %s cascade', oid::regclass) as drop, 1 as turn
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all
    select format('drop sequence if exists %s cascade', oid::regclass), 2
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'S'
        and not exists (select 1 from pg_depend where objid = c.oid and deptype in ('i', 'a'))
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure), 3
      from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select format('drop type if exists %s cascade', oid::regtype), 4
      from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        and not exists (select 1 from pg_depend where objid = t.oid and deptype = 'e')
    order by turn
  loop
    execute made.drop;
  end loop;
end $$`;
