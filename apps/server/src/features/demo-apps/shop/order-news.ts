import type { OrderState } from '@horae/contract/demo-apps/checkout.contract';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';

/** What the desk says of an order in a mail; of the other states nobody waits to hear. */
const sentences: Partial<Record<OrderState, { subject: (id: number) => string; line: string }>> = {
  ready: { subject: (id) => `Your order ${id} is ready`, line: 'It waits for you at the desk.' },
  cancelled: {
    subject: (id) => `Your order ${id} is cancelled`,
    line: 'The desk has cancelled it. Ask there if you did not expect this.',
  },
};

interface OrderNews {
  id: number;
  buyerId: number;
  state: OrderState;
  /** Whose action it was. */
  by: number;
}

/** Tells the open browsers of the buyer and of the desk, and the buyer by mail of what the desk answers. */
export async function tellOfOrder(tx: Database, { id, buyerId, state, by }: OrderNews, tell: Tell): Promise<void> {
  await announce(tx, 'shop', buyerId);
  await announce(tx, 'shop', 'admins');
  const sentence = sentences[state];
  if (!sentence) return;
  await tell(tx, {
    on: ['answerOnForm'],
    to: buyerId,
    by: [by],
    subject: sentence.subject(id),
    lines: [sentence.line],
    links: [{ path: `/shop/checkout?order=${id}`, text: `Order ${id}` }],
  });
}
