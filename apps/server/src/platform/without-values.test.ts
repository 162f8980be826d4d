import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peopleContract } from '@horae/contract/people/people.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '#features/core/session/session.table';
import { employees } from '#features/people/people/employees.table';
import { runCli } from '#test/run-cli';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { peopleOf } from '../features/people/people/people-fixture';
import { auditEntries } from './audit.table';
import { bare, columnName } from './column-names';
import { mailOutbox } from './mail/mail-outbox.table';
import { withoutCaller } from './security-events/caller';
import { doDue } from './work/run-work';
import { workLeases } from './work/work.table';

const value = 'Ζηνοβία-7731';
const address = 'zenobia7731@hotel.gr';

let api: TestApp;
let log = '';
beforeAll(async () => {
  const logStream = { write: (line: string) => void (log += line) };
  api = await startTestApp({ environment: { LOG_LEVEL: 'trace' }, logStream });
});
afterAll(() => api.stop());

/** Runs something while a table is missing, so that statements on it fail. */
async function without<T>(table: PgTable, work: () => Promise<T>): Promise<T> {
  const { pool } = api.database;
  await pool.query(`alter table ${getTableName(table)} rename to gone`);
  try {
    return await work();
  } finally {
    await pool.query(`alter table gone rename to ${getTableName(table)}`);
  }
}

const failing = async (statement: ReturnType<typeof sql>): Promise<Error> =>
  api.database.db.execute(statement).then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: Error) => error,
  );

/** Everything that an error would show in a log, on a screen or in an unforeseen exception. */
const allOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, error.stack, JSON.stringify(error), allOf(error.cause)].join('\n')
    : String(error);

it('a failed call logs what failed without its values', async () => {
  const people = await peopleOf(api);
  const person = { code: value, name: value, ...people.place };
  const { status } = await without(auditEntries, () => people.send(person));

  expect(status).toBe(500);
  expect(log).toContain(getTableName(auditEntries));
  expect(log).not.toContain(value);
  expect(await api.asAdmin(peopleContract.list, { query: { hotel: 1003, q: value } })).toMatchObject({
    body: { total: 0 },
  });
});

const { id, email, username, fullName, role } = accounts;
it.each([
  ['a value that a message quotes', sql`select ${value}::text::int`, '22P02'],
  [
    'a value that a detail quotes',
    sql`insert into ${accounts} (${bare(id, email, username, fullName, role)})
    values (900001, ${address}, ${address}, ${value}, 'client'), (900002, ${address}, ${address}, ${value}, 'client')`,
    'accounts_by_email',
  ],
  ['broken JSON', sql`select ${`{"name": ${value}`}::text::jsonb`, '22P02'],
])('the error of %s does not say it, in whatever it contains', async (_what, statement, told) => {
  const text = allOf(await failing(statement));

  expect(text).toContain(told);
  expect(text).not.toContain(value);
  expect(text).not.toContain(address);
  expect(text).toContain('without-values.test.ts');
});

it('failed background work keeps and logs the reason without the values', async () => {
  const { db } = api.database;
  const work = {
    name: 'find a person',
    everySeconds: 60,
    due: async () => [7],
    work: () => db.execute(sql`select ${value}::text::date`),
  };
  const failed = (err: unknown) => api.app.log.warn({ err }, 'work failed');
  await withoutCaller(api.app.log, () => doDue(db, work, new AbortController().signal, failed));

  const leases = await db
    .select({ failure: workLeases.failure })
    .from(workLeases)
    .where(eq(workLeases.work, work.name));
  expect(leases).toEqual([{ failure: expect.stringContaining('22007') }]);
  expect(JSON.stringify(leases)).not.toContain(value);
  expect(log).toContain('work failed');
  expect(log).not.toContain(value);
  expect(await runCli(api, 'due')).toContain('22007');
});

it('a failed command prints the reason without the values', async () => {
  const file = join(api.dataDirectory, 'roster.csv');
  await mkdir(api.dataDirectory, { recursive: true });
  await writeFile(
    file,
    `employee code,name,department,start,end,type\nZ7731,${value},Rooms,2031-01-06 08:00,2031-01-06 16:00,Regular\n`,
  );

  const { pool } = api.database;
  const [table, name] = [getTableName(employees), columnName(employees.name)];
  await pool.query(`alter table ${table} add constraint refuse_name check (${name} <> '${value}') not valid`);

  const printed = await runCli(api, 'import', '--hotel', '1003', file);
  await pool.query(`alter table ${table} drop constraint refuse_name`);

  expect(printed).toContain('refuse_name');
  // The line of the file that shows its encoding is no log; it stands before the failure.
  expect(printed.slice(printed.indexOf('Failed query'))).not.toContain(value);
});

it('what the server notes of a request has no values either', async () => {
  await without(mailOutbox, () =>
    api.asAdmin(accountsContract.invite, { body: { account: { fullName: value, email: address, role: 'client' } } }),
  );

  expect(log).not.toContain(value);
  expect(log).not.toContain(address);
});
