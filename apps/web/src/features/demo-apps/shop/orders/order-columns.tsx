import type { BoughtOrder } from '@horae/contract/demo-apps/orders.contract';
import type { Order } from '@horae/contract/demo-apps/shop-orders';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#platform/format-date';
import { formatMoney } from '#platform/format-money';
import type { TextSearch } from '#platform/screen-search';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { StateBadge } from './order-states';
import type { ordersWords } from './orders.words';

type Say = ReturnType<typeof ordersWords.use>;

/** A short summary of an order's content. */
function contentOf({ lines }: Order, say: Say): string {
  const [first, ...others] = lines;
  if (!first) return '';
  return others.length === 0 ? first.name : say('more', { name: first.name, count: others.length });
}

function common(say: Say): Record<'placedAt' | 'products' | 'total' | 'state', Column<Order>> {
  return {
    placedAt: { key: 'placedAt', header: say('placedAt'), cell: ({ placedAt }) => formatDate(new Date(placedAt)) },
    products: { key: 'products', header: say('products'), unfolds: true, cell: (order) => contentOf(order, say) },
    total: {
      key: 'total',
      header: say('total'),
      align: 'end',
      cell: ({ sums }) => formatMoney(sums.total / 100),
    },
    state: { key: 'state', header: say('state'), cell: (order) => <StateBadge order={order} /> },
  };
}

/** The columns for staff who hand out orders; `search` contains the search parameters other than the open order. */
export function boughtColumns(say: Say, search: TextSearch): Column<BoughtOrder>[] {
  const { placedAt, products, total, state } = common(say);
  return [
    {
      key: 'id',
      header: say('number'),
      isName: true,
      sorts: true,
      cell: ({ id }) => (
        <Link to="/shop/orders" search={{ ...search, open: String(id) }} resetScroll={false} data-row-link="">
          #{id}
        </Link>
      ),
    },
    { ...state, sorts: true },
    {
      key: 'buyer',
      header: say('buyer'),
      sorts: true,
      cell: ({ buyer }) => <PersonCell name={buyer.fullName} avatar={buyer.avatar} note={buyer.email} />,
    },
    products,
    { ...placedAt, unfolds: true },
    { ...total, sorts: true },
  ];
}

export function ownColumns(say: Say): Column<Order>[] {
  const { placedAt, products, total, state } = common(say);
  const number: Column<Order> = {
    key: 'id',
    header: say('number'),
    isName: true,
    cell: ({ id }) => (
      <Link to="/shop/checkout" search={{ order: String(id) }} data-row-link="">
        #{id}
      </Link>
    ),
  };
  return [number, state, products, placedAt, total];
}
