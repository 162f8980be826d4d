import { createFileRoute } from '@tanstack/react-router';
import { InvoicesScreen } from '#features/demo-apps/invoices/invoices.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/invoices/')({
  validateSearch: textSearch,
  component: Invoices,
});

function Invoices() {
  return <InvoicesScreen {...useScreenSearch()} />;
}
