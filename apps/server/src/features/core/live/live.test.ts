import { eq, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { openLive } from '#test/open-live';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { accountHotels } from '../session/session.table';

let api: TestApp;
let address: string;
let token: string;
beforeAll(async () => {
  api = await startTestApp();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  token = (await api.login('client@demo.com', 'client')).accessToken;
});
afterAll(() => api.stop());

const open = (hotel: number, lastEventId?: string) => openLive({ address, token, hotel, lastEventId });
let touches = 0;
const touchShift = () => {
  const { db } = api.database;
  const newest = db
    .select({ id: max(shifts.id) })
    .from(shifts)
    .where(eq(shifts.companyId, 1003));
  const notes = `touched ${(touches += 1)}`;
  return db.update(shifts).set({ notes }).where(eq(shifts.id, newest));
};
const lastId = (said: string) =>
  said
    .match(/id: \S+/g)
    ?.at(-1)
    ?.slice(4);

describe('the live stream', () => {
  it('says that a hotel changed, never what, within a second', async () => {
    const stream = await open(1003);
    await vi.waitFor(() => expect(stream.said).toContain('id: 1003:'));

    await touchShift();

    await vi.waitFor(() => expect(stream.said).toContain('event: roster\ndata: {"hotel":1003}'), { timeout: 1000 });
    expect(stream.said).not.toContain('touched');
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('content-encoding')).toBeNull();
    stream.close();
  });

  it('catches up by Last-Event-ID, and is quiet when nothing was missed', async () => {
    const before = await open(1003);
    await vi.waitFor(() => expect(lastId(before.said)).toBeTruthy());
    before.close();
    const id = lastId(before.said)!;
    await touchShift();

    const after = await open(1003, id);

    await vi.waitFor(() => expect(after.said).toContain('event: roster'));
    expect(lastId(after.said)).not.toBe(id);
    after.close();
  });

  it('finds its way back after the database dropped the listener', async () => {
    const stream = await open(1003);
    await vi.waitFor(() => expect(stream.said).toContain('id:'));
    const { rowCount } = await api.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen roster%'`,
    );
    expect(rowCount).toBe(1);

    await touchShift();

    await vi.waitFor(() => expect(stream.said).toContain('event: roster'), { timeout: 10_000 });
    stream.close();
  });

  it('ends soon after the account has lost the hotel', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const own = await startTestApp();
    try {
      const there = await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { accessToken } = await own.login('client@demo.com', 'client');
      const stream = await openLive({ address: there, token: accessToken, hotel: 1003 });
      await own.database.db.delete(accountHotels).where(eq(accountHotels.companyId, 1003));
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(() => expect(stream.isEnded).toBe(true));
    } finally {
      vi.useRealTimers();
      await own.stop();
    }
  });

  it('is not there for a foreign hotel, and ends when the server closes', async () => {
    expect((await open(1004)).status).toBe(404);
    const stream = await open(1003);
    await api.app.close();
    await vi.waitFor(() => expect(stream.isEnded).toBe(true));
  });
});
