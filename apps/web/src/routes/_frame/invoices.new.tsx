import { createFileRoute } from '@tanstack/react-router';
import { NewInvoiceScreen } from '#features/invoices/new-invoice.screen';

export const Route = createFileRoute('/_frame/invoices/new')({ component: NewInvoiceScreen });
