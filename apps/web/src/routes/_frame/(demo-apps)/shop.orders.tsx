import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '#features/demo-apps/shop/orders/orders.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/shop/orders')({
  validateSearch: textSearch,
  component: Orders,
});

function Orders() {
  return <OrdersScreen {...useScreenSearch()} />;
}
