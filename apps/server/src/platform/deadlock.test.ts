import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app';
import { inTransaction } from './database';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await api.database.db.execute(sql`create table counters (id int primary key, raised int not null)`);
  await api.database.db.execute(sql`insert into counters values (1, 0), (2, 0)`);
});
afterAll(() => api.stop());

it('commits both of two deadlocked transactions, once each', async () => {
  let waiting = 0;
  let meet = () => {};
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const raise = (first: number, second: number) =>
    inTransaction(api.database.db, async (tx) => {
      await tx.execute(sql`update counters set raised = raised + 1 where id = ${first}`);
      if ((waiting += 1) === 2) meet();
      await both;
      await tx.execute(sql`update counters set raised = raised + 1 where id = ${second}`);
    });

  await Promise.all([raise(1, 2), raise(2, 1)]);

  const { rows } = await api.database.db.execute(sql`select raised from counters order by id`);
  expect(rows).toEqual([{ raised: 2 }, { raised: 2 }]);
  expect(waiting).toBe(3);
});
