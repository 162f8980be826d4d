import { createFileRoute } from '@tanstack/react-router';
import { EditInvoiceScreen } from '#features/invoices/edit-invoice.screen';

export const Route = createFileRoute('/_frame/invoices/$id/edit')({ component: EditInvoice });

function EditInvoice() {
  return <EditInvoiceScreen id={Route.useParams().id} />;
}
