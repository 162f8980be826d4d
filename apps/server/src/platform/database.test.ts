import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app';
import { type Database, inSnapshot, inTransaction } from './database';

const api: TestApp = await startTestApp({ template: 'empty' });
const { db, pool } = api.database;
await db.execute(sql`create table written (number int primary key)`);
beforeEach(() => db.execute(sql`delete from written`));
afterAll(() => api.stop());

const write = (tx: Database, number: number) => tx.execute(sql`insert into written values (${number})`);
const written = async (tx: Database = db) => {
  const { rows } = await tx.execute<{ number: number }>(sql`select number from written order by number`);
  return rows.map(({ number }) => number);
};
const changedMind = new Error('changed its mind');

describe('a transaction in a transaction', () => {
  it('takes back only what was written in it', async () => {
    await inTransaction(db, async (outer) => {
      await write(outer, 1);
      const middle = inTransaction(outer, async (tx) => {
        await write(tx, 2);
        await inTransaction(tx, (inner) => write(inner, 3));
        const failing = inTransaction(tx, async (inner) => {
          await write(inner, 4);
          throw changedMind;
        });
        await expect(failing).rejects.toBe(changedMind);
        await write(tx, 5);
      });
      await middle;
      const failing = inTransaction(outer, async (tx) => {
        await inTransaction(tx, (inner) => write(inner, 6));
        throw changedMind;
      });
      await expect(failing).rejects.toBe(changedMind);
      await write(outer, 7);
    });

    expect(await written()).toEqual([1, 2, 3, 5, 7]);
  });

  it('leaves the outer one usable after a statement that the database refused', async () => {
    await inTransaction(db, async (tx) => {
      await write(tx, 1);
      await expect(inTransaction(tx, (inner) => write(inner, 1))).rejects.toThrow();
      await write(tx, 2);
    });

    expect(await written()).toEqual([1, 2]);
  });
});

it('does not report a transaction as stored when one of its statements failed unnoticed', async () => {
  const work = inTransaction(db, async (tx) => {
    await write(tx, 1);
    await write(tx, 1).catch(() => undefined);
  });

  await expect(work).rejects.toThrow('nobody noticed');
  expect(await written()).toEqual([]);
});

describe('a snapshot', () => {
  it('does not see what others write in the meantime', async () => {
    const seen = await inSnapshot(db, async (tx) => {
      const before = await written(tx);
      await inTransaction(db, (other) => write(other, 1));
      return [before, await written(tx)];
    });

    expect(seen).toEqual([[], []]);
    expect(await written()).toEqual([1]);
  });

  it('is refused inside a transaction, which sees what others write', async () => {
    await expect(inTransaction(db, (tx) => inSnapshot(tx, written))).rejects.toThrow('cannot begin inside');
  });
});

it('limits how long a transaction waits for a lock and for its own next statement', async () => {
  const { rows } = await inTransaction(db, (tx) =>
    tx.execute(
      sql`select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
    ),
  );

  expect(rows).toEqual([{ lock: '30s', idle: '1min' }]);
});

it('serves others after a transaction that forgot to go on', async () => {
  const forgetful = inTransaction(db, async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 1`);
    const mine = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid;
    const isThere = async () => (await pool.query('select 1 from pg_stat_activity where pid = $1', [mine])).rowCount;
    await expect.poll(isThere, { timeout: 20_000 }).toBe(0);
    await write(tx, 1);
  });

  await expect(forgetful).rejects.toThrow();
  await inTransaction(db, (tx) => write(tx, 2));
  expect(await written()).toEqual([2]);
});
