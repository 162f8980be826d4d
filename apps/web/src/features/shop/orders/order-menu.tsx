import type { Order, OrderState } from '@horae/contract/checkout.contract';
import { IconDots } from '@tabler/icons-react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
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
    <ActionMenu label={label} trigger={<IconButton icon={IconDots} label={label} />}>
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
    </ActionMenu>
  );
}
