import { createFileRoute } from '@tanstack/react-router';
import { OwnOrdersScreen } from '#features/demo-apps/shop/orders/own-orders.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/shop/my-orders')({
  validateSearch: textSearch,
  component: OwnOrders,
});

function OwnOrders() {
  return <OwnOrdersScreen {...useScreenSearch()} />;
}
