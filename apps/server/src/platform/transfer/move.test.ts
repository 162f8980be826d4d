import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peopleContract as people } from '@horae/contract/people/people.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { leavesContract as leaves } from '@horae/contract/scheduling/leaves.contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { migrate } from '#platform/migrate';
import { startSystemCluster, startTestCluster } from '#platform/postgres/test-cluster';
import { png } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { templates } from '#test/templates';
import { schema } from '../../schema';
import { exportAll } from './export-all';
import { importAll } from './import-all';
import { answersOf, countsOf, liveIn, saveShift } from './move-fixture';

type Connection = ReturnType<typeof inject<'connection'>>;
let cluster: Awaited<ReturnType<typeof startTestCluster>>;
let directory: string;
let here: TestApp;
const started: TestApp[] = [];
beforeAll(async () => {
  // The other kind of database: a system server if the run uses the embedded one and the system has one.
  const isOnServer = process.env.HORAE_TEST_DATABASE === 'system';
  cluster = (isOnServer ? undefined : await startSystemCluster()) ?? (await startTestCluster());
  await makeTemplate(cluster.connection);
  directory = await mkdtemp(join(tmpdir(), 'horae-move-'));
  here = await startTestApp();
}, 120_000);
afterAll(async () => {
  await Promise.all([here, ...started].map((api) => api.stop()));
  await cluster.stop();
  await rm(directory, { recursive: true });
});

async function makeTemplate(connection: Connection): Promise<void> {
  const admin = openDatabase(connection);
  await admin.pool.query(`create database ${templates.empty} template template0`);
  await admin.close();
  const empty = openDatabase({ ...connection, database: templates.empty });
  await migrate(empty.pool, schema);
  await empty.close();
}

/** Moves an installation into an empty database of this cluster, like `export` and `import-all`. */
async function moved(api: TestApp, connection: Connection, isEmbedded: boolean): Promise<TestApp> {
  const file = join(directory, `${started.length}.jsonl.gz`);
  const { pool } = api.database;
  const written = await exportAll({ pool, dataDirectory: api.dataDirectory }, file, 'test');
  expect([written.warnings, (await stat(file)).mode & 0o777]).toEqual([[], 0o600]);
  const arrived = await startTestApp({
    template: 'empty',
    connection,
    prepare: async (installation) => {
      const read = await importAll({ ...installation, isEmbedded }, schema, file);
      expect(read).toMatchObject({ uploads: 1, warnings: [] });
      const filled = [...written.tables].filter(([, rows]) => rows > 0);
      expect([...read.tables]).toEqual(filled);
    },
  });
  started.push(arrived);
  return arrived;
}

describe('an installation moved from one kind of database to the other and back', () => {
  it('has the same counts, responses, pictures, numbers and next ids', async () => {
    const { picture, employeeId, lostShift } = await liveIn(here);
    const counts = await countsOf(here.database.pool);
    const answers = await answersOf(here);
    expect(answers.size).toBeGreaterThan(60);
    expect([...answers.keys()].filter((name) => name.startsWith('/people/')).length).toBeGreaterThan(2);

    const there = await moved(here, cluster.connection, false);
    const back = await moved(there, inject('connection'), true);

    for (const api of [there, back]) {
      const { counters, rows } = await countsOf(api.database.pool);
      // Each login since the export added a session to the old installation, but not to this one.
      expect({ ...rows, sessions: 0, refresh_tokens: 0 }).toEqual({ ...counts.rows, sessions: 0, refresh_tokens: 0 });
      expect(counters).toEqual(counts.counters);
    }
    for (const api of [there, back]) {
      const now = await answersOf(api);
      const differing = [...answers].filter(([question, answer]) => now.get(question) !== answer);
      expect(differing.map(([question]) => question)).toEqual([]);
      expect(now.size).toBe(answers.size);
      const shown = await api.app.inject({ url: picture });
      expect([shown.statusCode, shown.rawPayload.equals(png)]).toEqual([200, true]);
      const [file] = await readdir(join(api.dataDirectory, 'uploads'));
      expect((await stat(join(api.dataDirectory, 'uploads', file!))).mode & 0o777).toBe(0o600);
      const { body: away } = await api.asAdmin(leaves.list, { query: { hotel: 1003, employee: employeeId } });
      expect(away.leaves).toMatchObject([{ kind: 'parental', hours: { from: '10:00', to: '12:00' } }]);
      const { body: one } = await api.asAdmin(people.one, { query: { hotel: 1003, id: employeeId } });
      expect(one.person).toMatchObject({ birthDate: '2008-02-03', contract: { specialRules: 'pupil' } });
      const number = { hotel: 1003, id: employeeId, number: 'taxNumber' as const };
      const revealed = await api.asAdmin(actions.reveal, { body: number });
      expect(revealed.body).toEqual({ number: '123456783' });
      expect((await saveShift(api, employeeId)).body.shift.id).toBe(lostShift + 1);
    }
  }, 180_000);
});
