import { createFileRoute } from '@tanstack/react-router';
import { InvoicePrintScreen } from '#features/demo-apps/invoices/invoice-print.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/(demo-apps)/_sheet/invoices/$id/print')({
  validateSearch: textSearch,
  component: InvoicePrint,
});

function InvoicePrint() {
  return <InvoicePrintScreen id={Route.useParams().id} {...useScreenSearch()} />;
}
