import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { ordersContract } from '@horae/contract/demo-apps/orders.contract';
import { type OrderState } from '@horae/contract/demo-apps/shop-orders';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { changesOf } from '#test/changes-of';
import { forgetNotices, noticesOf, subjectsOf, switchTo, tellNobody } from '#test/notices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { orders } from './shop.table';

let api: TestApp;
let id: number;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await tellNobody(api);
  const [order] = await api.database.db
    .update(orders)
    .set({ state: 'placed', isCancelledByBuyer: false })
    .where(eq(orders.accountId, 2))
    .returning({ id: orders.id });
  id = order!.id;
});

const cancel = (isCancelled: boolean, headers: Record<string, string> = {}) =>
  api.asClient(ordersContract.cancel, { body: { id, isCancelled } }, headers);
const bring = (state: OrderState) => api.asAdmin(ordersContract.update, { body: { id, state } });
const read = () => api.asClient(checkoutContract.order, { params: { id } });

describe('the buyer', () => {
  it('cancels what is placed and takes it back; the desk sees whose action it was, and the audit holds it', async () => {
    expect((await cancel(true)).body.order).toMatchObject({ state: 'cancelled', cancelledBy: 'buyer' });
    const atDesk = await api.asAdmin(ordersContract.one, { query: { id } });
    expect(atDesk.body.order).toMatchObject({ state: 'cancelled', cancelledBy: 'buyer' });
    expect((await cancel(true)).body.order.state).toBe('cancelled');

    expect((await cancel(false)).body.order).toMatchObject({ state: 'placed', cancelledBy: null });

    const { accountId: by, object, objectId, after } = auditEntries;
    const written = await api.database.db
      .select({ by, after })
      .from(auditEntries)
      .where(and(eq(object, 'order'), eq(objectId, id)))
      .orderBy(asc(auditEntries.id));
    expect(written).toEqual([
      { by: 2, after: { state: 'cancelled' } },
      { by: 2, after: { state: 'placed' } },
    ]);
  });

  it.each<[OrderState, string]>([
    ['ready', 'is already ready. Ask at the desk.'],
    ['handed-out', 'is already handed out. Ask at the desk.'],
  ])('cancels nothing that is %s', async (state, sentence) => {
    await bring(state);

    const late = await cancel(true);

    expect([late.status, late.body.error.message]).toEqual([409, `Order ${id} ${sentence}`]);
    expect((await read()).body.order.state).toBe(state);
  });

  it('brings back nothing that the desk has cancelled', async () => {
    await bring('cancelled');

    const back = await cancel(false);

    expect([back.status, back.body.error.message]).toEqual([409, `You did not cancel order ${id}. Ask at the desk.`]);
    expect((await read()).body.order).toMatchObject({ state: 'cancelled', cancelledBy: 'desk' });
  });

  it('does not reach the orders of others', async () => {
    const others = await api.asAdmin(ordersContract.cancel, { body: { id, isCancelled: true } });

    expect([others.status, (await read()).body.order.state]).toEqual([404, 'placed']);
  });

  it('is refused when the desk was faster', async () => {
    const seen = { 'if-match': String((await read()).headers.etag) };
    await bring('ready');

    const late = await cancel(true, seen);

    expect([late.status, late.body]).toMatchObject([412, { current: { order: { id, state: 'ready' } } }]);
  });

  it('is shown at the desk at once', async () => {
    expect(await changesOf(api, () => cancel(true))).toEqual(['shop:2', 'shop:admins']);
  });
});

describe('a mail of the house', () => {
  it('tells the buyer who asked for it that the order is ready, or was cancelled', async () => {
    await switchTo(api.asClient, { answerOnForm: true });

    await bring('ready');
    await bring('placed');
    await bring('cancelled');

    expect(await subjectsOf(api.asClient)).toEqual([`Your order ${id} is cancelled`, `Your order ${id} is ready`]);
    expect((await noticesOf(api.asClient)).at(-1)?.message).toContain(`/shop/checkout?order=${id}`);
  });

  it('does not tell of the own cancelling, nor whoever did not ask', async () => {
    await bring('ready');
    expect(await subjectsOf(api.asClient)).toEqual([]);
    await bring('placed');
    await switchTo(api.asClient, { answerOnForm: true });
    await forgetNotices(api);

    await cancel(true);

    expect(await subjectsOf(api.asClient)).toEqual([]);
  });
});
