import { createFileRoute } from '@tanstack/react-router';
import { ShopScreen } from '#features/shop/shop.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/shop/')({
  validateSearch: textSearch,
  component: Shop,
});

function Shop() {
  return <ShopScreen {...useScreenSearch()} />;
}
