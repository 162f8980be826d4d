import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#features/demo-apps/shop/product.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/shop/products/$id')({
  validateSearch: textSearch,
  component: Product,
});

function Product() {
  const { id } = Route.useParams();
  return <ProductScreen key={id} id={id} {...useScreenSearch()} />;
}
