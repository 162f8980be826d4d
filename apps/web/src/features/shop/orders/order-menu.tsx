import type { Order, OrderState } from '@horae/contract/checkout.contract';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { iconOfState, orderStates } from './order-states';
import { ordersWords } from './orders.words';

interface OrderMenuProps {
  order: Pick<Order, 'id' | 'state'>;
  onBring: (to: OrderState) => void;
}

/** The states that an order can be brought into from a list. */
export function OrderMenu({ order: { id, state }, onBring }: OrderMenuProps) {
  const say = ordersWords.use();
  const label = say('actionsFor', { id });
  return (
    <DotsMenu label={label}>
      {orderStates
        .filter((to) => to !== state)
        .map((to) => {
          const Glyph = iconOfState(to);
          return (
            <ActionItem key={to} icon={<Glyph size={18} stroke={1.5} aria-hidden="true" />} onClick={() => onBring(to)}>
              {say(`bring.${to}`)}
            </ActionItem>
          );
        })}
    </DotsMenu>
  );
}
