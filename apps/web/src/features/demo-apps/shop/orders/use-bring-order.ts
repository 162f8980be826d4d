import type { Order, OrderState } from '@horae/contract/demo-apps/shop-orders';
import { useMutation } from '@tanstack/react-query';
import { notifyUndo } from '#platform/notify';
import { uiWords } from '#ui/ui.words';
import { type Side, stepOf } from './order-steps.queries';
import { ordersWords } from './orders.words';

/** Changes the state of an order; undo works as long as no one changes the order afterwards. */
export function useBringOrder(side: Side) {
  const say = ordersWords.use();
  const sayUi = uiWords.use();
  const { mutate, isPending } = useMutation(stepOf(side));

  function bring({ id, state: from }: Pick<Order, 'id' | 'state'>, to: OrderState): void {
    mutate(
      { id, from, to },
      {
        onSuccess: ({ tag }) =>
          notifyUndo(say(`brought.${to}`, { id }), sayUi('undo'), () => mutate({ id, from: to, to: from, tag })),
      },
    );
  }

  return { bring, isPending };
}
