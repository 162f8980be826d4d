import { sql } from 'drizzle-orm';
import { connectionSettings, type DatabasePool, inTransaction } from '../database';
import { withAllCompanies } from './companies';

interface Role {
  name: string;
  isSuperuser: boolean;
  bypasses: boolean;
  owns: boolean;
  settings: Record<string, string>;
}

const seeDocs = 'docs/operations.md, "Roles of the database", says how to change that.';

/**
 * Returns a line for each way in which the role of a server was made wrongly by hand: the fence does not bind it, or,
 * through a pooler, it lacks the settings of its connections. Times would be wrong in another zone, so that one throws.
 */
export async function faultsOfRole({ db, isPooled }: DatabasePool): Promise<string[]> {
  const variable = isPooled ? 'DATABASE_POOL_URL' : 'DATABASE_URL';
  const role = await withAllCompanies(() =>
    inTransaction(db, async (tx) => (await tx.execute<Role & Record<string, unknown>>(question)).rows[0]!),
  );
  const why = role.isSuperuser
    ? 'is a superuser'
    : role.bypasses
      ? 'passes row-level security (bypassrls)'
      : role.owns
        ? 'owns the tables'
        : undefined;
  const lines = why
    ? [`The role "${role.name}" of ${variable} ${why}, so the fence between hotels does not hold it. ${seeDocs}`]
    : [];
  const lacking = Object.entries(connectionSettings).filter(([name, value]) => role.settings[name] !== value);
  if (lacking.length === 0) return lines;
  const cure = lacking.map(([name, value]) => `alter role "${role.name}" set ${name} = '${value}';`).join(' ');
  const line = `The role "${role.name}" of ${variable} needs its own settings. As a superuser: ${cure} Then restart the pooler.`;
  if (lacking.some(([name]) => name === 'timezone')) throw new Error(line);
  return [...lines, line];
}

const question = sql`
  select current_user as name, r.rolsuper as "isSuperuser", r.rolbypassrls as bypasses,
    exists (
      select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and pg_has_role(current_user, c.relowner, 'member')) as owns,
    (select json_object_agg(s.name, current_setting(s.name))
      from unnest(array[${sql.join(
        Object.keys(connectionSettings).map((name) => sql`${name}::text`),
        sql`, `,
      )}]) as s (name)) as settings
  from pg_roles r where r.rolname = current_user`;
