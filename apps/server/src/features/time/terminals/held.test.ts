import { punchFilesContract as contract } from '@horae/contract/time/punch-files.contract';
import { terminalsContract } from '@horae/contract/time/terminals.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { registeredTerminal } from '#test/clock-devices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, logged, namedPeople } from './terminals-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof namedPeople>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await namedPeople(api);
});
afterAll(() => api.stop());

const reason = 'From before this terminal was in use';
let count = 0;
let terminal: { id: number; serial: string };
beforeEach(async () => {
  const serial = `HLD${(count += 1)}`;
  const device = await registeredTerminal(api, hotel, { name: `Gate ${count}`, serial, usedSince: '2026-05-01' });
  terminal = { id: device.id, serial };
});

/** Twenty days of in and out of two people before the terminal was in use; each test has its own year. */
const fortyRecords = (year: number, codes: readonly string[] = ['7101', '7102']) =>
  Array.from({ length: 20 }, (_, day) => addDays(`${year}-03-01`, day))
    .flatMap((day) => codes.map((code) => `${code}\t${day} 07:00:00\t0\t1\n`))
    .join('');
const push = (payload: string) =>
  api.app.inject({
    method: 'POST',
    url: `${terminalsContract.push.path}?SN=${terminal.serial}&table=ATTLOG&Stamp=1`,
    headers: { 'content-type': 'text/plain' },
    payload,
  });
const held = async () =>
  (await api.asAdmin(contract.held, { query: { hotel } })).body.held.filter(({ device }) => device.id === terminal.id);
const decide = (verdict: 'accept' | 'ignore', number = 40) =>
  api.asAdmin(contract.decideHeld, {
    body: { hotel, device: terminal.id, reason, count: number, verdict, why: 'The terminal was set up late' },
  });
const { action, after, before, object } = auditEntries;
const audited = () =>
  api.database.db
    .select({ action, after })
    .from(auditEntries)
    .where(and(eq(object, 'waiting punches'), eq(sql`${before}->>'device'`, String(terminal.id))));

it('forty records of a terminal with one reason are accepted in one action, each with its audit entry', async () => {
  await push(fortyRecords(2023));
  expect(await held()).toMatchObject([{ reason, count: 40, people: 2, acceptable: 40, device: { name: 'Gate 1' } }]);

  expect((await decide('accept')).body).toEqual({ decided: 40, left: 0 });

  expect(await held()).toEqual([]);
  for (const id of [people.first, people.second]) expect(await logged(api, id, '2023-03-05')).toHaveLength(1);
  const entries = await audited();
  expect(entries).toHaveLength(40);
  expect(entries[0]).toEqual({
    action: 'change',
    after: { verdict: 'accept', why: 'The terminal was set up late' },
  });
  expect((await decide('accept')).status).toBe(404);
});

it('they are ignored in one action, and do not come back', async () => {
  await push(fortyRecords(2022));

  expect((await decide('ignore')).body).toEqual({ decided: 40, left: 0 });

  await push(fortyRecords(2022));
  expect(await held()).toEqual([]);
  expect(await logged(api, people.first, '2022-03-05')).toEqual([]);
  expect(new Set((await audited()).map(({ action }) => action))).toEqual(new Set(['remove']));
});

it('what came meanwhile was not in the question: nothing is decided', async () => {
  await push(fortyRecords(2021));
  await push('7101\t2021-04-01 07:00:00\t0\t1\n');

  const answer = await decide('accept');

  expect([answer.status, answer.body.error.message]).toEqual([
    409,
    'There are 41 records now, not 40. Reload the list.',
  ]);
  expect(await held()).toMatchObject([{ count: 41 }]);
  expect(await audited()).toEqual([]);
});

it('accepted are those whose code somebody has; the others keep waiting', async () => {
  await push(fortyRecords(2020, ['7101', 'nobody']));
  expect(await held()).toMatchObject([{ count: 40, people: 1, acceptable: 20 }]);

  expect((await decide('accept')).body).toEqual({ decided: 20, left: 20 });
  expect((await decide('accept', 20)).status).toBe(409);
  expect((await decide('ignore', 20)).body).toEqual({ decided: 20, left: 0 });
});

it('unreadable lines and records of other reasons or terminals are not among them', async () => {
  await push(`7101\tyesterday\t0\t1\n${fortyRecords(2019)}`);
  expect(await held()).toMatchObject([{ reason, count: 40 }]);

  const other = await api.asAdmin(contract.decideHeld, {
    body: { hotel, device: terminal.id, reason: 'Another', count: 40, verdict: 'ignore', why: 'x' },
  });
  expect(other.status).toBe(404);
  expect((await decide('ignore')).body).toEqual({ decided: 40, left: 0 });
});
