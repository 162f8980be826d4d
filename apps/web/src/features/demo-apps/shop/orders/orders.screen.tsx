import { ordersContract } from '@horae/contract/demo-apps/orders.contract';
import { Id } from '@horae/contract/fields';
import { IconPrinter } from '@tabler/icons-react';
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
import { StatTiles } from '#ui/stat-tiles';
import { boughtColumns } from './order-columns';
import { OrderDialog } from './order-dialog';
import { OrderFilters } from './order-filters';
import { OrderMenu } from './order-menu';
import { iconOfState, orderStates } from './order-states';
import { everyOrder, ordersQuery } from './orders.queries';
import { ordersWords } from './orders.words';
import { useBringOrder } from './use-bring-order';

const Address = ordersContract.list.query.extend({ open: Id.optional() });

/** Everybody's orders, for the desk that collects and hands them out. */
export function OrdersScreen(screen: ScreenSearch) {
  const say = ordersWords.use();
  const list = listControl(screen, Address);
  const { open, ...wanted } = list.address;
  const { q, page, sort, sortColumn, state, payment } = wanted;
  const query = useQuery(ordersQuery(wanted));
  const { bring } = useBringOrder('desk');
  useChanges('shop', everyOrder);

  const counts = query.data?.counts;
  const show = (id: number | undefined) => list.change({ open: id, page });
  return (
    <>
      <PageHead title={say('title')}>
        <Link to="/shop/orders/print" className={buttonClass('outline')}>
          <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
          {say('pickingList')}
        </Link>
      </PageHead>
      <StatTiles
        tiles={orderStates.map((one) => ({ label: say(`state.${one}`), value: counts?.[one], icon: iconOfState(one) }))}
      />
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={[q, state, payment].some(Boolean)}
        empty={{
          drawing: <KeyHookDrawing />,
          text: say('none'),
          action: (
            <Link to="/shop" className={buttonClass('solid')}>
              {say('toShop')}
            </Link>
          ),
        }}
        tools={<OrderFilters list={list} />}
      >
        <DataTable
          name={say('title')}
          columns={boughtColumns(say, list.search)}
          rows={query.data?.orders ?? []}
          nameOf={({ id }) => `#${id}`}
          isBusy={query.isPlaceholderData}
          sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
          renderActions={(order) => (
            <OrderMenu
              id={order.id}
              states={orderStates.filter((to) => to !== order.state)}
              onBring={(to) => bring(order, to)}
            />
          )}
        />
      </ListPanel>
      {open !== undefined && <OrderDialog key={open} id={open} onBring={bring} onClose={() => show(undefined)} />}
    </>
  );
}
