import type { OrderState } from '@horae/contract/demo-apps/shop-orders';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { iconOfState } from './order-states';
import { ordersWords } from './orders.words';

interface OrderMenuProps {
  id: number;
  /** The states that it can change to. */
  states: readonly OrderState[];
  onBring: (to: OrderState) => void;
}

/** The state changes available for an order in a list. */
export function OrderMenu({ id, states, onBring }: OrderMenuProps) {
  const say = ordersWords.use();
  const label = say('actionsFor', { id });
  return (
    <DotsMenu label={label}>
      {states.map((to) => {
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
