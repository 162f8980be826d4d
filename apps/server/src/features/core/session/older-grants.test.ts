import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { lockMigrations, migrate, migrationTags, runMigrations } from '#platform/migrate';
import { withClient } from '#platform/postgres/connection';
import { dropDatabase } from '#platform/postgres/test-cluster';
import { schema } from '../../../schema';
import { accountHotels } from './session.table';

const connection = inject('connection');
const database = `older_grants_${process.pid}`;
const { db, pool, close } = openDatabase({ ...connection, database });

/** Brings a database to the last version with one place per grant, fills it, and migrates it. */
beforeAll(async () => {
  await withClient(connection, (client) => client.query(`create database ${database} template template0`));
  const tags = await migrationTags(schema.directory);
  const client = await pool.connect();
  await lockMigrations(client);
  await runMigrations(client, schema.directory, tags.slice(0, tags.indexOf('0049_several_places')));
  await client.query(`
    insert into companies (company_id, name, time_zone) values (1, 'Hotel', 'Europe/Athens');
    insert into accounts (id, email, username, full_name, role)
      select id, id || '@hotel.gr', id::text, id::text, 'client' from generate_series(1, 3) as id;
    insert into account_hotels (account_id, company_id, scope, scope_id)
      values (1, 1, 'hotel', null), (2, 1, 'unit', 101), (3, 1, 'department', 74616);`);
  client.release();
  await migrate(pool, schema);
}, 60_000);
afterAll(async () => {
  await close();
  await dropDatabase(connection, database);
});

it('grants of an older database keep their unit or department', async () => {
  const { accountId, scope, unitIds: units, departmentIds: departments } = accountHotels;
  const grants = await db.select({ scope, units, departments }).from(accountHotels).orderBy(asc(accountId));
  expect(grants).toEqual([
    { scope: 'hotel', units: [], departments: [] },
    { scope: 'places', units: [101], departments: [] },
    { scope: 'places', units: [], departments: [74616] },
  ]);
});
