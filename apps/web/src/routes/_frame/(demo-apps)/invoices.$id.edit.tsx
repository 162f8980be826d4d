import { createFileRoute } from '@tanstack/react-router';
import { EditInvoiceScreen } from '#features/demo-apps/invoices/edit-invoice.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/invoices/$id/edit')({ component: EditInvoice });

function EditInvoice() {
  return <EditInvoiceScreen id={Route.useParams().id} />;
}
