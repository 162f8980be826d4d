import { pageQuery } from '@horae/contract/page-query';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useChanges } from '#platform/changes';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { PageHead } from '#ui/page-head';
import { ownColumns } from './order-columns';
import { OrderMenu } from './order-menu';
import { everyOrder, ownOrdersQuery } from './orders.queries';
import { ordersWords } from './orders.words';
import { ownActionOf } from './own-order-action';
import { useBringOrder } from './use-bring-order';

/** The account's own orders and their states. */
export function OwnOrdersScreen(screen: ScreenSearch) {
  const say = ordersWords.use();
  const list = listControl(screen, pageQuery(10));
  const { page, perPage } = list;
  const query = useQuery(ownOrdersQuery({ page, perPage }));
  const { bring } = useBringOrder('buyer');
  useChanges('shop', everyOrder);

  const toShop = (
    <Link to="/shop" className={buttonClass('outline')}>
      {say('toShop')}
    </Link>
  );
  return (
    <>
      <PageHead title={say('mine')}>{toShop}</PageHead>
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={false}
        empty={{ drawing: <KeyHookDrawing />, text: say('mineNone'), action: toShop }}
        tools={null}
      >
        <DataTable
          name={say('mine')}
          columns={ownColumns(say)}
          rows={query.data?.orders ?? []}
          nameOf={({ id }) => `#${id}`}
          isBusy={query.isPlaceholderData}
          renderActions={(order) => {
            const to = ownActionOf(order);
            return to && <OrderMenu id={order.id} states={[to]} onBring={() => bring(order, to)} />;
          }}
        />
      </ListPanel>
    </>
  );
}
