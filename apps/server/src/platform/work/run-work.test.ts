import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { renewalSeconds } from './lease';
import { doDue, type Work } from './run-work';
import { workLeases } from './work.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.stop());

const unstopped = new AbortController().signal;
const sampleWork = (work: Work['work']): Work => ({ name: 'sample', everySeconds: 1, due: async () => [1003], work });
const fail = (error: unknown) => expect.unreachable(String(error));

it('tells work that another server has taken over, so that it ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  let wasStopped = false;
  const work = sampleWork(async (_hotel, stopping) => {
    await api.database.db.update(workLeases).set({ leasedBy: 'another server' });
    const stop = once(stopping, 'abort');
    vi.advanceTimersByTime(renewalSeconds * 1000);
    await stop;
    wasStopped = true;
  });

  await doDue(api.database.db, work, unstopped, fail);

  expect(wasStopped).toBe(true);
  const leases = await api.database.db.select({ leasedBy: workLeases.leasedBy }).from(workLeases);
  expect(leases).toEqual([{ leasedBy: 'another server' }]);
});
