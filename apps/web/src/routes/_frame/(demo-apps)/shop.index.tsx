import { createFileRoute } from '@tanstack/react-router';
import { ShopScreen } from '#features/demo-apps/shop/shop.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/shop/')({
  validateSearch: textSearch,
  component: Shop,
});

function Shop() {
  return <ShopScreen {...useScreenSearch()} />;
}
