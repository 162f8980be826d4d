import type { OrderState } from '@horae/contract/demo-apps/checkout.contract';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';

/** What the desk's mail says about an order; other states send none. */
const sentences: Partial<Record<OrderState, { subject: (id: number) => string; line: string }>> = {
  ready: { subject: (id) => `Your order ${id} is ready`, line: 'You can collect it at the desk.' },
  cancelled: {
    subject: (id) => `Your order ${id} is cancelled`,
    line: 'The desk cancelled it. Ask there if you did not expect this.',
  },
};

interface OrderNews {
  id: number;
  buyerId: number;
  state: OrderState;
  /** The account that made the change. */
  by: number;
}

/** Notifies the browsers of the buyer and of the desk, and mails the buyer if the state calls for it. */
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
