import { Writable } from 'node:stream';
import { peopleContract } from '@horae/contract/people/people.contract';
import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employees } from './employees.table';
import { hotel, peopleOf, socialSecurityNumber, taxNumber } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let log = '';
const write = process.stdout.write;
beforeAll(async () => {
  const into = new Writable({ write: (chunk, _encoding, done) => done(void (log += chunk)) });
  process.stdout.write = into.write.bind(into) as typeof write;
  api = await startTestApp({ environment: { LOG_LEVEL: 'trace' } });
  people = await peopleOf(api);
});
afterAll(async () => {
  process.stdout.write = write;
  await api.stop();
});

const reveal = (id: number, number: string) =>
  api.asAdmin(contract.reveal, { body: { hotel, id, number: number as 'taxNumber' } });

const stored = (id: number) =>
  api.database.db.select({ taxNumber: employees.taxNumber }).from(employees).where(eq(employees.id, id));

/** The rows of all tables that contain a text anywhere. */
async function rowsHolding(text: string): Promise<string[]> {
  const { rows: tables } = await api.database.db.execute<{ name: string }>(
    sql`select relname as name from pg_stat_user_tables`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await api.database.db.execute(
        sql`select 1 from ${sql.identifier(name)} as held where to_jsonb(held)::text like ${`%${text}%`}`,
      );
      return rows.length > 0 ? name : '';
    }),
  );
  return counts.filter(Boolean);
}

describe('tax and social-security numbers', () => {
  it('stand nowhere in the database nor in the log, however they came', async () => {
    const { body } = await people.send({ name: 'Δανάη Σέρρα', taxNumber, socialSecurityNumber });
    const { id } = body.person;
    const fields = { taxNumber: '090000045' };
    await api.asAdmin(peopleContract.update, { body: { hotel, id, fields } });
    await reveal(id, 'taxNumber');
    await api.asAdmin(peopleContract.update, { body: { hotel, id, fields: { taxNumber: '123456784' } } });

    expect(await rowsHolding('Σέρρα')).toContain('employees');
    for (const number of [taxNumber, socialSecurityNumber, '090000045']) {
      expect(await rowsHolding(number)).toEqual([]);
      expect(log).not.toContain(number);
    }
    expect(log).toContain('/people/update-person');
  });

  it('are masked everywhere but where they are asked for, which is written down', async () => {
    const { id, name } = await people.add({ taxNumber, socialSecurityNumber });

    const [row] = (await people.list({ q: name })).body.people;
    expect([row?.taxNumber, row?.socialSecurityNumber]).toEqual(['••••••783', '••••••••032']);
    const seen = await reveal(id, 'taxNumber');
    expect([seen.body.number, seen.headers['cache-control']]).toEqual([taxNumber, 'no-store']);
    expect((await reveal(id, 'socialSecurityNumber')).body.number).toBe(socialSecurityNumber);
    const { entries } = (await api.asAdmin(contract.history, { query: { hotel, id } })).body;
    expect(entries.map(({ deed: action, after }) => [action, after.seen ?? after.taxNumber])).toEqual([
      ['see', 'socialSecurityNumber'],
      ['see', 'taxNumber'],
      ['add', '••••••783'],
    ]);
  });

  it('are taken away by an empty text, each alone, and the history says so', async () => {
    const { id } = await people.add({ taxNumber, socialSecurityNumber });

    const { body } = await api.asAdmin(peopleContract.update, { body: { hotel, id, fields: { taxNumber: '' } } });

    expect([body.person.taxNumber, body.person.socialSecurityNumber]).toEqual(['', '••••••••032']);
    expect((await reveal(id, 'taxNumber')).status).toBe(404);
    expect((await reveal(id, 'socialSecurityNumber')).body.number).toBe(socialSecurityNumber);
    expect(await stored(id)).toEqual([{ taxNumber: null }]);
    const { entries } = (await api.asAdmin(contract.history, { query: { hotel, id } })).body;
    expect(entries.find(({ deed: action }) => action === 'change')).toMatchObject({
      before: { taxNumber: '••••••783' },
      after: { taxNumber: '' },
    });
  });

  it('of nobody and none are not there', async () => {
    const { id } = await people.add();

    expect((await reveal(id, 'taxNumber')).status).toBe(404);
    expect((await reveal(2_000_000_000, 'taxNumber')).status).toBe(404);
  });

  it('are bound to their person: sealed text that is carried over cannot be read', async () => {
    const one = await people.add({ taxNumber });
    const other = await people.add();
    const [sealed] = await stored(one.id);
    await api.database.db.update(employees).set(sealed!).where(eq(employees.id, other.id));

    expect((await people.read(other.id)).body.person.taxNumber).toBe('•••••••••');
    expect((await reveal(other.id, 'taxNumber')).status).toBe(409);
  });
});
