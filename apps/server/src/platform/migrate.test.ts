import { readdirSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { schema } from '../schema';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { withClient } from './postgres/connection';
import { dropDatabase } from './postgres/test-cluster';

describe('migrations', () => {
  it('run once when two servers start concurrently, and not again afterwards', async () => {
    const connection = inject('connection');
    const database = `migrate_${process.pid}`;
    await withClient(connection, (client) => client.query(`create database ${database} template template0`));
    const servers = [openDatabase({ ...connection, database }), openDatabase({ ...connection, database })];

    const ran = await Promise.all(servers.map(({ pool }) => migrate(pool, schema)));

    const all = readdirSync(schema.directory).filter((file) => file.endsWith('.sql'));
    expect(ran.toSorted((a, b) => a - b)).toEqual([0, all.length]);
    await servers[0]!.pool.query(`insert into migrations (tag) values ('9999_future')`);
    await expect(migrate(servers[1]!.pool, schema)).rejects.toThrow(/newer than this program/);
    await Promise.all(servers.map((server) => server.close()));
    await dropDatabase(connection, database);
  });
});
