import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { securityEventsContract as contract } from '@horae/contract/settings/security-events.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#features/core/session/session.table';
import { inTransaction } from '#platform/database';
import { eraseEventsOfAccount } from '#platform/security-events/erase-security-events';
import { noteEvent } from '#platform/security-events/note-refusal';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { securityEvents } from '#platform/security-events/security-events.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { readFeedLines } from './feed-lines';
import { securityEventFeeds } from './security-event-feeds.table';

let api: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) };
  api = await startTestApp({ environment: { LOG_LEVEL: 'info' }, logStream });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.asAdmin(contract.choices, {});
  await api.asClient(contract.reportExport, { body: { screen: 'people', format: 'csv', rows: 1 } });
  await api.database.db.delete(securityEvents);
  logged.length = 0;
});

const list = async (query: object = {}) => {
  const { status, body } = await api.asAdmin(unchecked(contract.list), { query });
  expect(status).toBe(200);
  return body;
};
const kinds = async (query: object) => (await list(query)).events.map(({ kind }) => kind);

describe('the list of security events', () => {
  const at = (time: string) => new Date(`2030-${time}Z`);
  const login = { kind: 'login', address: '203.0.113.7' } as const;
  const grant = { kind: 'grant-changed', companyId: 1003, subject: 'account', subjectId: 2 } as const;
  beforeEach(() =>
    api.database.db.insert(securityEvents).values([
      { ...login, at: at('03-30T22:30'), outcome: 'failure', accountId: 1, email: 'a…@demo.com' },
      { ...grant, at: at('03-31T10:00'), outcome: 'success', accountId: 1, address: '2001:db8:0:1::/64' },
      { ...login, at: at('04-01T10:00'), outcome: 'blocked', email: '…' },
    ]),
  );

  it('says who did what from where, the newest first', async () => {
    const { total, events } = await list();

    expect(total).toBe(3);
    expect(events).toMatchObject([
      { kind: 'login', outcome: 'blocked', by: null, subject: null },
      { hotel: { id: 1003 }, subject: { kind: 'account', id: 2, name: expect.any(String) } },
      { at: '2030-03-30T22:30:00.000Z', by: { id: 1, name: expect.any(String) }, count: 1 },
    ]);
    const { body } = await api.asAdmin(contract.one, { query: { id: events[0]!.id } });
    expect(body.event).toEqual(events[0]);
  });

  it.each([
    [{ kind: 'login' }, ['login', 'login']],
    [{ outcome: 'success' }, ['grant-changed']],
    [{ account: 1 }, ['grant-changed', 'login']],
    [{ account: 2 }, ['grant-changed']],
    [{ q: '203.0.113' }, ['login', 'login']],
    [{ q: 'A…@DEMO' }, ['login']],
    // The first half hour after midnight in Athens is still the previous day in UTC.
    [{ from: '2030-03-31', to: '2030-03-31' }, ['grant-changed', 'login']],
    [{ to: '2030-03-30' }, []],
    [{ page: 2, perPage: 2 }, ['login']],
  ])('is narrowed by %j', async (query, expected) => {
    expect(await kinds(query)).toEqual(expected);
  });

  it.each([{ from: 'yesterday' }, { kind: 'theft' }, { account: 'x' }])('refuses %j by its field', async (query) => {
    const { status, body } = await api.asAdmin(unchecked(contract.list), { query });

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, Object.keys(query)[0]]);
  });

  it('offers the accounts that events name', async () => {
    const { body } = await api.asAdmin(contract.choices, {});

    expect(body.accounts.map(({ id }) => id).toSorted()).toEqual([1, 2]);
  });

  it('forgets what it says about an erased account', async () => {
    await eraseEventsOfAccount(api.database.db, 1);

    const { events } = await list({ account: 1 });
    expect(events.map(({ email, address, facts }) => [email, address, facts])).toEqual([
      [null, null, {}],
      [null, null, {}],
    ]);
  });
});

describe('what callers can repeat', () => {
  it('is counted in one row, however much of it comes at once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => api.asClient(accountsContract.list, { query: {} })));

    await vi.waitFor(async () => {
      const events = (await list({ kind: 'access-refused' })).events;
      expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(100);
      expect(events).toHaveLength(1);
    });
  });

  it('does not fill the table when each is different', async () => {
    const { db } = api.database;
    for (let call = 0; call < 50; call += 1)
      await noteEvent(db, { kind: 'access-refused', outcome: 'failure', accountId: 2, facts: { call } });

    const { total, events } = await list({ perPage: 100 });
    expect(total).toBe(21);
    expect(events.find(({ facts }) => facts.others)?.count).toBe(30);
  });

  it('fails nobody when the table cannot be written, but no change of rights is made without its event', async () => {
    const { db } = api.database;
    await db.execute(sql`alter table ${securityEvents} rename to gone`);
    try {
      const wrong = await api.app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { email: 'admin@demo.com', password: 'no' },
      });
      expect(wrong.statusCode).toBe(400);
      const account = { fullName: 'Κατερίνα Ρήγα', email: 'without.event@hotel.gr', role: 'client' as const };
      expect((await api.asAdmin(accountsContract.invite, { body: { account } })).status).toBe(500);
    } finally {
      await db.execute(sql`alter table gone rename to ${securityEvents}`);
    }
    expect(await db.$count(accounts, eq(accounts.email, 'without.event@hotel.gr'))).toBe(0);
  });
});

describe('the log', () => {
  const eventsLogged = () => logged.map((line) => JSON.parse(line)).filter(({ event }) => event);

  it('has each event as a structured line, and none of what was undone', async () => {
    await api.app.inject({ method: 'POST', url: '/auth/login', payload: { email: 'admin@demo.com', password: 'no' } });
    await api.asAdmin(contract.addFeed, { body: { name: 'Wazuh' } });
    const undone = inTransaction(api.database.db, async (tx) => {
      await recordSecurityEvent(tx, { kind: 'role-changed' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');

    expect(eventsLogged()).toMatchObject([
      { level: 40, event: { kind: 'login', outcome: 'failure', accountId: 1, address: '127.0.0.1' } },
      { level: 30, event: { kind: 'feed-added', outcome: 'success', accountId: 1 } },
    ]);
  });
});

describe('a feed for a SIEM', () => {
  const add = async (name: string) => (await api.asAdmin(contract.addFeed, { body: { name } })).body;
  const read = (address: string, query = '') =>
    api.app.inject({ url: `${address.replace('http://localhost:4000', '')}${query}` });

  it('answers JSON lines from an id on, oldest first, with stable names, and says what to ask for next', async () => {
    const { address, feed } = await add('Wazuh');
    await api.database.db.delete(securityEvents);
    const ago = sql`now() - interval '2 days'`;
    const who = { accountId: 1, email: 'a…@demo.com', address: '203.0.113.7' };
    const event = { at: ago, lastAt: ago, kind: 'login', outcome: 'failure', ...who, facts: { call: 'x' } } as const;
    await api.database.db.insert(securityEvents).values(Array.from({ length: 1005 }, () => event));

    const first = await read(address);

    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    const lines = first.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(1000);
    expect(Object.keys(lines[0]).join(' ')).toBe(
      'id moment lastMoment count kind outcome accountId email address agent hotel subject subjectId fact_call',
    );
    expect(first.headers['x-next-after']).toBe(String(lines.at(-1).id));
    const rest = await read(address, `?after=${first.headers['x-next-after']}`);
    expect(rest.body.trimEnd().split('\n')).toHaveLength(5);
    const none = await read(address, `?after=${rest.headers['x-next-after']}`);
    expect([none.statusCode, none.body, none.headers['x-next-after']]).toEqual([200, '', rest.headers['x-next-after']]);
    const { body } = await api.asAdmin(contract.feeds, {});
    expect(body.feeds.find(({ id }) => id === feed.id)?.lastReadAt).not.toBeNull();
  });

  it('waits for a transaction that may still add an event with a lower id', async () => {
    const { db } = api.database;
    const during = await db.transaction(async (tx) => {
      await tx.insert(securityEvents).values({ kind: 'role-changed', outcome: 'success' });
      await recordSecurityEvent(db, { kind: 'login' });
      return readFeedLines(db, 0, 0);
    });
    const after = await readFeedLines(db, 0, 0);

    expect(during.text).toBe('');
    expect(
      after.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).kind),
    ).toEqual(['role-changed', 'login']);
  });

  it('waits until an event is no longer counted', async () => {
    await recordSecurityEvent(api.database.db, { kind: 'login' });

    expect((await readFeedLines(api.database.db, 0)).text).toBe('');
  });

  it('ends when it is revoked; its secret is nowhere but in the answer', async () => {
    const { address, feed } = await add('Splunk');
    const secret = address.slice(address.lastIndexOf('/') + 1);
    expect((await read(address)).statusCode).toBe(200);

    await api.asAdmin(contract.revokeFeed, { body: { id: feed.id } });

    expect((await read(address)).statusCode).toBe(404);
    expect((await read(address.replace(secret, 'x'.repeat(43)))).statusCode).toBe(404);
    expect(logged.join('')).not.toContain(secret);
    const rows = await api.database.db.select().from(securityEventFeeds);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await api.asAdmin(contract.revokeFeed, { body: { id: feed.id } })).status).toBe(404);
  });
});
