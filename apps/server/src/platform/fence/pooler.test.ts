import { todoContract } from '@horae/contract/office/todo.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { eq, min, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { databaseUrl } from '#test/database-url';
import { openLive } from '#test/open-live';
import { sendFile } from '#test/send-file';
import { hasPooler, type Pooler, startPooler } from '#test/start-pooler';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { schema } from '../../schema';
import { connectionSettings } from '../database';
import { readSettings } from '../settings';
import { startDatabase } from '../start-database';
import { serverRole } from './install-fence';

let api: TestApp;
let pooler: Pooler;
let employeeId: number;

const open = (name: string, pool: string, said: string[]) =>
  startDatabase(
    readSettings({
      DATABASE_OWNER_URL: databaseUrl(name),
      DATABASE_URL: databaseUrl(name, serverRole),
      DATABASE_POOL_URL: pool,
    }),
    schema,
    (line) => said.push(line),
  );

// PgBouncer is a package of Debian that a machine may lack; `npm run soak -- two-servers` requires it.
describe.runIf(hasPooler)('a server behind PgBouncer in transaction mode', () => {
  const said: string[] = [];
  beforeAll(async () => {
    api = await startTestApp({
      openServed: async (name) => {
        const { host, port } = inject('connection');
        pooler = await startPooler({ host, port, passwords: { [serverRole]: 'secret' }, databases: [name] });
        return open(name, pooler.url(serverRole, name), said);
      },
    });
    const [first] = await api.database.db
      .select({ id: min(employees.id) })
      .from(employees)
      .where(eq(employees.companyId, 1003));
    employeeId = first!.id!;
  });
  afterAll(async () => {
    await api.stop();
    await pooler.stop();
  });

  it('works with the settings of its connections, and has nothing to complain of', async () => {
    for (const [name, value] of Object.entries(connectionSettings)) {
      const { rows } = await api.served.db.execute(sql`select current_setting(${name}) as is`);
      expect([name, rows[0]?.is]).toEqual([name, value]);
    }
    expect(said).toEqual([]);
  });

  it('answers many at once, over connections that change with each transaction', async () => {
    const title = (at: number) => `pooled ${at}`;
    const all = Array.from({ length: 30 }, (_, at) => title(at));

    const added = await Promise.all(
      all.map((one) => api.asClient(todoContract.add, { body: { task: { title: one } } })),
    );

    expect(added.map(({ status }) => status)).toEqual(all.map(() => 201));
    const found = (await api.asClient(todoContract.list, { query: { q: 'pooled' } })).body;
    expect(found.map((task) => task.title).toSorted()).toEqual(all.toSorted());
  });

  it('hears what another server changes', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { accessToken: token } = await api.login('admin@demo.com', 'admin');
    const stream = await openLive({ address, token, hotel: 1003 });
    const shift = {
      hotel: 1003,
      employeeId,
      typeOfShift: 'Regular',
      start: '2031-03-05T07:00',
      end: '2031-03-05T15:00',
    } as const;

    expect((await api.asAdmin(shiftsContract.save, { body: { shift } })).status).toBe(200);

    await expect.poll(() => stream.said, { timeout: 10_000 }).toContain('event: roster');
    stream.close();
  });

  it('reads a file on a thread', async () => {
    const { accessToken: token } = await api.login('admin@demo.com', 'admin');
    const text =
      'employee code,name,department,start,end,type\nP-1,Pooled,Spa,2031-03-06 07:00,2031-03-06 15:00,Regular\n';
    const file = (await sendFile(api, token, 'attachment', Buffer.from(text), 'roster.csv')).body.upload.address;

    const answer = await api.asAdmin(rosterImportContract.run, { body: { hotel: 1003, file, dryRun: true } });

    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('P-1')]);
  });

  it('answers 503 while the pooler is away, and as before when it is back', async () => {
    const add = () => api.asClient(todoContract.add, { body: { task: { title: 'meanwhile' } } });
    await pooler.kill();
    expect((await add()).status).toBe(503);

    await pooler.start();

    expect((await add()).status).toBe(201);
  });
});
