import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { derivedDue } from '#platform/due/due.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { workOut } from './work-out';

const hotel = 1003;
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(derivedDue);
  // Of nobody who is employed, so that there is nothing to count for them.
  const due = { thing: 'attendance', companyId: hotel, fromAt: new Date(0), toAt: new Date(86_400_000) };
  const people = Array.from({ length: 1200 }, (_, at) => Object.assign({ employeeId: 1_000_000 + at }, due));
  await api.database.db.insert(derivedDue).values(people);
});

async function waiting() {
  const isDue = and(eq(derivedDue.thing, 'attendance'), eq(derivedDue.companyId, hotel));
  const [row] = await api.database.db.select({ people: count() }).from(derivedDue).where(isDue);
  return row!.people;
}

describe('what is due of many people', () => {
  it('is worked out share by share until nothing is left', async () => {
    expect(await workOut(api.database.db, 'attendance', hotel)).toBe(1200);
    expect(await waiting()).toBe(0);
  });

  it('is left to the next server by one that stops', async () => {
    expect(await workOut(api.database.db, 'attendance', hotel, undefined, AbortSignal.abort())).toBe(0);
    expect(await waiting()).toBe(1200);
  });
});
