import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { searchEntries } from '#features/core/main-search/main-search.table';
import { punches } from '#features/time/punches/punches.table';
import { timesheetLines } from '#features/time/timesheets/timesheets.table';
import { schema } from '../../schema';
import { type DatabasePool, openDatabase } from '../database';
import { derivedDue } from '../due/due.table';
import { migrate, migrationTags } from '../migrate';
import { withClient } from '../postgres/connection';
import { dropDatabase } from '../postgres/test-cluster';

const connection = inject('connection');
const names = { upgraded: `upgraded_${process.pid}`, fresh: `fresh_${process.pid}` };
let upgraded: DatabasePool;
let fresh: DatabasePool;

const makeDatabase = async (database: string) => {
  await withClient(connection, (client) => client.query(`create database ${database} template template0`));
  return openDatabase({ ...connection, database });
};

beforeAll(async () => {
  upgraded = await makeDatabase(names.upgraded);
  // A `pg_dump` of a small hotel in the state published before the foundations.
  const dump = gunzipSync(await readFile(join(import.meta.dirname, 'database.sql.gz'))).toString('utf8');
  await withClient({ ...connection, database: names.upgraded }, (client) => client.query(dump));
  fresh = await makeDatabase(names.fresh);
});
afterAll(async () => {
  await upgraded.close();
  await fresh.close();
  for (const name of Object.values(names)) await dropDatabase(connection, name);
});

/** Everything in a schema, one line each; the order of columns does not matter. */
const definitions = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attidentity::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all select 'table ' || relname || ' ' || relpersistence::text || ' ' || coalesce(obj_description(oid), '') from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'routine ' || p.oid::regprocedure || ' ' || md5(prosrc) from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all select 'type ' || t.typname || ' ' || string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_type t join pg_enum e on e.enumtypid = t.oid group by t.typname
  union all select 'sequence ' || seqrelid::regclass || ' ' || seqtypid::regtype || ' ' || seqstart || ' ' || seqmax from pg_sequence
  order by 1`;

const schemaOf = async ({ pool }: DatabasePool) =>
  (await pool.query<{ line: string }>(definitions)).rows.map(({ line }) => line);

describe('a database of the last published version', () => {
  it('gets the same schema as a new one', async () => {
    expect(await migrate(upgraded.pool, schema)).toBeGreaterThan(0);
    await migrate(fresh.pool, schema);

    expect(await schemaOf(upgraded)).toEqual(await schemaOf(fresh));
    const { rows } = await upgraded.pool.query<{ tag: string }>('select tag from migrations order by tag');
    expect(rows.map(({ tag }) => tag)).toEqual(await migrationTags(schema.directory));
    expect(await migrate(upgraded.pool, schema)).toBe(0);
  });

  it('keeps its rows and its due work, and finds employees by both names', async () => {
    const { rows } = await upgraded.db.execute(sql`
      select (select count(*)::int from ${punches}) as punches, (select count(*)::int from ${timesheetLines}) as lines,
        (select array_agg(${derivedDue.thing} order by ${derivedDue.thing}) from ${derivedDue}) as due,
        (select ${searchEntries.folded} from ${searchEntries} where ${searchEntries.kind} = 'employee') as found`);

    expect(rows).toEqual([
      {
        punches: 2,
        lines: 1,
        due: expect.arrayContaining(['attendance', 'timesheets']),
        found: expect.stringContaining('καλλιστω'),
      },
    ]);
  });
});
