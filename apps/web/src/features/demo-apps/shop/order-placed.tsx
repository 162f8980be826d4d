import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isMissing } from '#platform/missing-record';
import { readId } from '#platform/read-value';
import { Button, buttonClass } from '#ui/button';
import { NoRecord } from '#ui/no-record';
import { PageHead } from '#ui/page-head';
import { SkeletonBlock } from '#ui/skeleton';
import { orderQuery } from './checkout.queries';
import { checkoutWords } from './checkout.words';
import { StateBadge } from './orders/order-states';
import { ordersWords } from './orders/orders.words';
import { ownActionOf } from './orders/own-order-action';
import { useBringOrder } from './orders/use-bring-order';
import { Receipt } from './receipt';

/** Shown after an order: its number and its receipt. */
export function OrderPlaced({ id }: { id: string }) {
  const say = checkoutWords.use();
  const number = readId(id);
  const { data, error, refetch } = useQuery({ ...orderQuery(number ?? 0), enabled: number !== null });
  const sayOrders = ordersWords.use();
  const { bring } = useBringOrder('buyer');
  const action = data && ownActionOf(data.order);
  const back = (
    <Link to="/shop/my-orders" className={buttonClass('outline')}>
      {sayOrders('mine')}
    </Link>
  );
  if (!data) {
    return (
      <NoRecord
        title={say('title')}
        isMissing={isMissing(number, error)}
        text={say('noOrder')}
        error={error}
        onRetry={() => void refetch()}
        thing={say('orderThing')}
        skeleton={<SkeletonBlock height={420} />}
      >
        {back}
      </NoRecord>
    );
  }
  return (
    <>
      <PageHead title={say('placed', { id })} lead={data.order.state === 'placed' && say('placedLead')}>
        <StateBadge order={data.order} />
        {back}
        {action && (
          <Button look="outline" onClick={() => bring(data.order, action)}>
            {sayOrders(`bring.${action}`)}
          </Button>
        )}
        <Button look="solid" onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
          {say('print')}
        </Button>
      </PageHead>
      <Receipt order={data.order} />
    </>
  );
}
