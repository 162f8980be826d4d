import { createFileRoute } from '@tanstack/react-router';
import { InvoiceScreen } from '#features/demo-apps/invoices/invoice.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/invoices/$id/')({
  validateSearch: textSearch,
  component: Invoice,
});

function Invoice() {
  return <InvoiceScreen id={Route.useParams().id} {...useScreenSearch()} />;
}
