import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { derivedDue } from './due.table';
import { type DueShare, takeDue } from './take-due';

const hotel = 1003;
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(derivedDue));

const isDue = and(eq(derivedDue.thing, 'attendance'), eq(derivedDue.companyId, hotel));
const due = (employeeId: number) => ({
  thing: 'attendance',
  companyId: hotel,
  employeeId,
  fromAt: new Date('2030-06-03T00:00:00Z'),
  toAt: new Date('2030-06-04T00:00:00Z'),
});
const waiting = async () => {
  const rows = await api.database.db.select({ id: derivedDue.employeeId }).from(derivedDue).where(isDue);
  return rows.map(({ id }) => id).sort((a, b) => a! - b!);
};
/** Takes a share in a transaction that has itself made these people due. */
const taken = (share: DueShare | undefined, own: number[] = []) =>
  inTransaction(api.database.db, async (tx) => {
    if (own.length > 0) await tx.insert(derivedDue).values(own.map(due));
    return (await takeDue(tx, 'attendance', hotel, share)).map(({ employeeId }) => employeeId);
  });

describe('what is due', () => {
  it('is taken whole, or for the people who wait longest', async () => {
    await api.database.db.insert(derivedDue).values([9, 4, 9, 7, 2].map(due));

    expect(await taken({ most: 2, of: 'next' })).toEqual([4, 9]);
    expect(await waiting()).toEqual([2, 7]);
    expect(await taken(undefined)).toEqual([2, 7]);
    expect(await waiting()).toEqual([]);
  });

  it('is taken by a change whole if it is little, else of its own people with all that they have', async () => {
    await api.database.db.insert(derivedDue).values([9, 4, 7].map(due));

    expect(await taken({ most: 2, of: 'own' }, [7])).toEqual([7]);
    expect(await waiting()).toEqual([4, 9]);
    expect(await taken({ most: 3, of: 'own' }, [7])).toEqual([4, 7, 9]);
    expect(await waiting()).toEqual([]);
  });
});
