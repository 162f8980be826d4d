import type { BoughtOrder } from '@horae/contract/demo-apps/orders.contract';
import type { OrderState } from '@horae/contract/demo-apps/shop-orders';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { Receipt } from '../receipt';
import { orderStates, StateBadge } from './order-states';
import styles from './orders.module.css';
import { boughtOrderQuery } from './orders.queries';
import { ordersWords } from './orders.words';

interface OrderDialogProps {
  id: number;
  onBring: (order: BoughtOrder, to: OrderState) => void;
  onClose: () => void;
}

/** The usual next state at the desk. */
const next: Partial<Record<OrderState, OrderState>> = { placed: 'ready', ready: 'handed-out' };

/** An order with its buyer, its receipt and the available actions. */
export function OrderDialog({ id, onBring, onClose }: OrderDialogProps) {
  const say = ordersWords.use();
  const query = useQuery(boughtOrderQuery(id));
  const order = query.data?.order;
  return (
    <Dialog title={say('order', { id })} size="large" isOpen onClose={onClose}>
      <div className={styles.order}>
        <QueryStates thing={say('oneThing')} query={query} skeleton={<SkeletonBlock height={360} />}>
          {order && (
            <>
              <div className={styles.head}>
                <p>
                  <strong>{order.buyer.fullName}</strong>
                  <br />
                  {order.buyer.email}
                </p>
                <p>
                  <StateBadge order={order} /> {say('since', { date: formatDate(new Date(order.stateAt)) })}
                </p>
              </div>
              <Receipt order={order} />
              <div className={`row wraps ${styles.actions}`}>
                {orderStates.map((to) => (
                  <Button
                    key={to}
                    look={to === next[order.state] ? 'solid' : 'outline'}
                    // Disabled with `aria-disabled` once its state is reached, so that it keeps the focus.
                    aria-disabled={to === order.state || undefined}
                    onClick={() => to === order.state || onBring(order, to)}
                  >
                    {say(`bring.${to}`)}
                  </Button>
                ))}
              </div>
            </>
          )}
        </QueryStates>
      </div>
    </Dialog>
  );
}
