import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { schema } from '../schema';
import { openDatabase } from './database';
import { migrate, type Schema } from './migrate';
import { withClient } from './postgres/connection';
import { dropDatabase } from './postgres/test-cluster';

const connection = inject('connection');
const database = `migrate_${process.pid}`;
const open = () => openDatabase({ ...connection, database });

beforeEach(() => withClient(connection, (client) => client.query(`create database ${database} template template0`)));
afterEach(() => dropDatabase(connection, database));

describe('migrations', () => {
  it('run once when two servers start concurrently, and not again afterwards', async () => {
    const servers = [open(), open()];

    const ran = await Promise.all(servers.map(({ pool }) => migrate(pool, schema)));

    const all = readdirSync(schema.directory).filter((file) => file.endsWith('.sql'));
    expect(ran.toSorted((a, b) => a - b)).toEqual([0, all.length]);
    await servers[0]!.pool.query(`insert into migrations (tag) values ('9999_future')`);
    await expect(migrate(servers[1]!.pool, schema)).rejects.toThrow(/newer than this program/);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('may take longer than a request, and so may waiting for those of another server', async () => {
    const { pool, close } = open();
    const limits: unknown[] = [];
    const afterwards: Schema['afterwards'] = async (client) => {
      limits.push(...(await client.query('show statement_timeout')).rows);
    };

    await migrate(pool, { directory: schema.directory, afterwards });

    expect(limits).toEqual([{ statement_timeout: '0' }]);
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '2min' }]);
    await close();
  });

  it('say in one line that they failed, and change nothing, for a role without rights', async () => {
    const { pool, close } = open();
    const role = `stranger_${process.pid}`;
    await withClient(connection, (client) => client.query(`create role ${role}`));
    pool.on('connect', (client) => void client.query(`set role ${role}`));

    await expect(migrate(pool, schema)).rejects.toThrow(
      /^The database could not be migrated: permission denied for schema public$/,
    );

    expect((await pool.query(`select to_regclass('migrations') as made`)).rows).toEqual([{ made: null }]);
    await close();
    await withClient(connection, (client) => client.query(`drop role ${role}`));
  });
});
