import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '#features/demo-apps/shop/checkout.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/shop/checkout')({
  validateSearch: textSearch,
  component: Checkout,
});

function Checkout() {
  return <CheckoutScreen {...useScreenSearch()} />;
}
