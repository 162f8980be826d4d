import { createFileRoute } from '@tanstack/react-router';
import { NewInvoiceScreen } from '#features/demo-apps/invoices/new-invoice.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/invoices/new')({ component: NewInvoiceScreen });
