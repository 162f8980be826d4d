import type { Order, OrderState } from '@horae/contract/demo-apps/shop-orders';
import { type Icon, IconCheck, IconClock, IconPackage, IconX } from '@tabler/icons-react';
import { formatDate } from '#platform/format-date';
import { Badge, type BadgeTone } from '#ui/badge';
import { ordersWords } from './orders.words';

const looks: Record<OrderState, { tone: BadgeTone; icon: Icon }> = {
  placed: { tone: 'info', icon: IconClock },
  ready: { tone: 'warning', icon: IconPackage },
  'handed-out': { tone: 'success', icon: IconCheck },
  cancelled: { tone: 'neutral', icon: IconX },
};

/** In the order that the desk works through them. */
export const orderStates = Object.keys(looks) as OrderState[];

export const iconOfState = (state: OrderState): Icon => looks[state].icon;

/** The state of an order; the tip says since when. */
export function StateBadge({ order }: { order: Pick<Order, 'state' | 'stateAt' | 'cancelledBy'> }) {
  const say = ordersWords.use();
  const { state, stateAt, cancelledBy } = order;
  return (
    <span data-tip={say('since', { date: formatDate(new Date(stateAt)) })}>
      <Badge {...looks[state]}>{say(cancelledBy === 'buyer' ? 'cancelledByBuyer' : `state.${state}`)}</Badge>
    </span>
  );
}
