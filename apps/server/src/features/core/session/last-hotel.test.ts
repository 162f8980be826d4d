import { sessionContract as contract } from '@horae/contract/core/session.contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount, chosen } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { accountHotels } from './session.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const email = 'two.hotels@hotel.example';
const rights = { mayClock: false, mayApprove: false, mayPlan: false, mayPayroll: false };
const grant = (hotel: number) => ({ hotel, scope: 'hotel' as const, ...rights });
const lastHotel = async () =>
  (await api.asNobody(contract.login, { body: { email, password: chosen.password } })).body.lastHotel;

it('each login says where the account worked last, until it loses that hotel', async () => {
  const { id, session } = await activeAccount(api, email, { grants: [grant(1003), grant(1004)] });
  const choose = (hotel: number) => api.as(session.accessToken)(contract.setLastHotel, { body: { hotel } });
  expect(await lastHotel()).toBeUndefined();

  await choose(1004);
  expect(await lastHotel()).toBe(1004);
  expect((await choose(3000)).status).toBe(404);
  expect(await lastHotel()).toBe(1004);

  const { accountId, companyId } = accountHotels;
  await api.database.db.delete(accountHotels).where(and(eq(accountId, id), eq(companyId, 1004)));
  expect(await lastHotel()).toBeUndefined();
});
