import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { ledger, searchables } from './ledger';
import { fillSearchSql, triggerSql } from './trigger-sql';

/** Replaces the triggers if they differ from the ledger. Call it in the transaction of the migrations. */
export async function installTriggers(client: ClientBase): Promise<boolean> {
  const wanted = triggerSql(ledger, searchables);
  const hash = createHash('sha256').update(wanted).digest('hex');
  const { rows } = await client.query<{ hash: string | null }>(
    `select obj_description('derived_due'::regclass) as hash`,
  );
  if (rows[0]?.hash === hash) return false;
  await client.query(dropTriggers);
  await client.query(wanted);
  // More rows may be searchable now than the former triggers stored.
  await fillSearch(client);
  await client.query(`comment on table derived_due is '${hash}'`);
  return true;
}

/** Completes the search entries after rows were loaded with triggers disabled, or after the ledger changed. */
export async function fillSearch(client: ClientBase): Promise<void> {
  await client.query(fillSearchSql(searchables));
}

const dropTriggers = `do $$
declare made record;
begin
  for made in select oid::regprocedure as name from pg_proc where proname like 'derived\\_after\\_%' loop
    execute format('drop function %s cascade', made.name);
  end loop;
end $$`;
