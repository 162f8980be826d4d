import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { connectionSettings } from '../database';
import { companiesSetting } from './companies';

/** The role that a server uses: it owns nothing and passes no policy. */
export const serverRole = 'horae_server';

// Evaluated once per statement, because they are queries of their own.
const setting = `current_setting('${companiesSetting}', true)`;
const isForAll = `(select ${setting} = 'all')`;
const chosen = `(select coalesce(nullif(nullif(${setting}, ''), 'all'), '{}'))::int[]`;

/** Rows of company 0 or of none belong to no hotel. */
const isVisible = `(${isForAll} or coalesce(company_id, 0) = 0 or company_id = any (${chosen}))`;

const policy = `companies_${createHash('sha256').update(isVisible).digest('hex').slice(0, 12)}`;

/**
 * Creates the server's role, its rights, and the policies of all tables with a company, as far as they are missing. Call
 * it in the transaction of the migrations. Without the right to create roles the server works as the owner, whom the
 * policies bind as well.
 */
export async function installFence(client: ClientBase): Promise<void> {
  if (await canHaveRole(client)) {
    await client.query(rights);
    await client.query(settingsOfRole);
  }
  await client.query(fences);
}

async function canHaveRole(client: ClientBase): Promise<boolean> {
  if (await hasRole(client)) return true;
  const { rows } = await client.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.may) return false;
  await client.query(createRole);
  return true;
}

async function hasRole(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serverRole]);
  return rowCount === 1;
}

// Roles belong to all databases of a cluster, so another database may be creating it.
const createRole = `do $$ begin
  create role ${serverRole} login noinherit;
exception when duplicate_object or unique_violation then null;
end $$`;

const rights = `
grant usage on schema public to ${serverRole};
grant select, insert, update, delete on all tables in schema public to ${serverRole};
grant usage, select, update on all sequences in schema public to ${serverRole};
revoke insert, update, delete on migrations from ${serverRole}`;

// A pooler passes no settings on, so the role itself has them, in this database only: roles belong to the cluster.
const settingsOfRole = `do $$
declare wanted text; present text[];
begin
  select s.setconfig into present from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    join pg_database d on d.oid = s.setdatabase where r.rolname = '${serverRole}' and d.datname = current_database();
  foreach wanted in array array[${Object.entries(connectionSettings)
    .map(([name, value]) => `'${name}=${value}'`)
    .join(', ')}] loop
    continue when wanted = any (coalesce(present, '{}'));
    execute format('alter role ${serverRole} in database %I set %I = %L',
      current_database(), split_part(wanted, '=', 1), split_part(wanted, '=', 2));
  end loop;
exception when insufficient_privilege then null; -- made by hand; the start says what is lacking
end $$`;

const fences = `do $$
declare fenced regclass; former name;
begin
  for fenced in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${policy}')
  loop
    for former in select polname from pg_policy where polrelid = fenced loop
      execute format('drop policy %I on %s', former, fenced);
    end loop;
    execute format('create policy ${policy} on %s using (${isVisible.replaceAll("'", "''")})', fenced);
    execute format('alter table %s enable row level security, force row level security', fenced);
  end loop;
end $$`;
