import type { OrderState } from '@horae/contract/demo-apps/shop-orders';
import type { Language } from '@horae/contract/languages';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';

/** What the desk's mail says about an order; other states send none. */
const sentences: Partial<Record<OrderState, (id: number) => Record<Language, { subject: string; line: string }>>> = {
  ready: (id) => ({
    en: { subject: `Your order ${id} is ready`, line: 'You can collect it at the desk.' },
    el: { subject: `Η παραγγελία σας ${id} είναι έτοιμη`, line: 'Μπορείτε να την παραλάβετε από τη ρεσεψιόν.' },
  }),
  cancelled: (id) => ({
    en: {
      subject: `Your order ${id} is cancelled`,
      line: 'The desk cancelled it. Ask there if you did not expect this.',
    },
    el: {
      subject: `Η παραγγελία σας ${id} ακυρώθηκε`,
      line: 'Την ακύρωσε η ρεσεψιόν. Ρωτήστε εκεί αν δεν το περιμένατε.',
    },
  }),
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
  const told = sentences[state]?.(id);
  if (!told) return;
  const path = `/shop/checkout?order=${id}`;
  await tell(tx, {
    on: ['answerOnForm'],
    to: buyerId,
    by: [by],
    subject: told.en.subject,
    lines: [told.en.line],
    links: [{ path, text: `Order ${id}` }],
    greek: {
      subject: told.el.subject,
      lines: [told.el.line],
      links: [{ path, text: `Παραγγελία ${id}` }],
    },
  });
}
