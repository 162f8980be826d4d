import { z } from 'zod';
import { Id, intField } from '../fields';
import { deliveryStates } from '../office/outgoing-email';
import { pageQuery, SortDirection } from '../page-query';
import { route } from '../route';
import { InvoiceContent, InvoiceLetter, NewPayment } from './invoice-content';
import { Bank, Client, Invoice, InvoiceDocument } from './invoice-document';

export const invoiceSortColumns = [
  'id',
  'issuedDate',
  'dueDate',
  'total',
  'balance',
  'invoiceStatus',
  'service',
  'client.name',
  'client.company',
  'client.companyEmail',
] as const;
export type InvoiceQuery = z.infer<typeof InvoiceQuery>;
export const InvoiceQuery = pageQuery(10).extend({
  status: z.string().optional(),
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(invoiceSortColumns).default('id'),
});

export const invoicesContract = {
  list: route({
    method: 'GET',
    path: '/apps/invoice/invoices',
    summary: 'Invoices by text and status, sorted and paged',
    access: 'admin',
    query: InvoiceQuery,
    reply: z.object({ allData: z.array(Invoice), total: z.int(), invoices: z.array(Invoice) }),
  }),
  one: route({
    method: 'GET',
    path: '/api/invoice/invoices/:id',
    summary: 'One invoice with its lines and payments; the ETag guards a change',
    access: 'admin',
    params: z.object({ id: Id }),
    reply: InvoiceDocument,
  }),
  remove: route({
    method: 'DELETE',
    path: '/apps/invoice/delete',
    summary: 'Delete an invoice',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
  clients: route({
    method: 'GET',
    path: '/api/invoice/clients',
    summary: 'The clients of the invoices, each address once, the first five unless more are asked for',
    access: 'admin',
    query: z.object({ perPage: intField(1, 100).default(5) }),
    reply: z.array(Client),
  }),
  blank: route({
    method: 'GET',
    path: '/apps/invoice/blank',
    summary: 'What a new invoice begins with: the next number and the bank of the newest one',
    access: 'admin',
    reply: z.object({ id: z.int(), bank: Bank }),
  }),
  neighbours: route({
    method: 'GET',
    path: '/apps/invoice/neighbours',
    summary: 'The invoices before and after one, by number',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ previousId: z.int().nullable(), nextId: z.int().nullable() }),
  }),
  add: route({
    method: 'POST',
    path: '/apps/invoice/add-invoice',
    summary: 'Add an invoice as a draft',
    access: 'admin',
    body: z.object({ invoice: InvoiceContent }),
    status: 201,
    reply: InvoiceDocument,
  }),
  update: route({
    method: 'POST',
    path: '/apps/invoice/update-invoice',
    summary: 'Change an invoice; what was paid stays paid',
    access: 'admin',
    updates: true,
    body: z.object({ id: Id, invoice: InvoiceContent }),
    reply: InvoiceDocument,
  }),
  duplicate: route({
    method: 'POST',
    path: '/apps/invoice/duplicate-invoice',
    summary: 'Copy an invoice as a draft dated today, with nothing paid',
    access: 'admin',
    body: z.object({ id: Id }),
    status: 201,
    reply: InvoiceDocument,
  }),
  pay: route({
    method: 'POST',
    path: '/apps/invoice/record-payment',
    summary: 'Record a payment up to the balance: Paid when nothing is left, else Partial Payment',
    access: 'admin',
    updates: true,
    body: NewPayment,
    status: 201,
    reply: InvoiceDocument,
  }),
  send: route({
    method: 'POST',
    path: '/apps/invoice/send-invoice',
    summary: 'Mail an invoice from your own address; a draft becomes Sent',
    access: 'admin',
    body: InvoiceLetter,
    status: 201,
    reply: z.object({
      invoice: Invoice,
      state: z.enum(deliveryStates),
    }),
  }),
};
