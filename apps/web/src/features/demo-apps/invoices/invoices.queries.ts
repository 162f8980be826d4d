import { type InvoiceLetter, type NewPayment } from '@horae/contract/demo-apps/invoice-content';
import { type InvoiceQuery, invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import type { RequestOf } from '@horae/contract/route';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyInvoice = ['invoices'];

export type InvoiceInput = RequestOf<typeof invoicesContract.add>['body']['invoice'];

export function invoicesQuery(query: InvoiceQuery) {
  return queryOptions({
    queryKey: [...everyInvoice, query],
    queryFn: ({ signal }) => call(invoicesContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** A page for an export. */
export async function fetchInvoices(query: InvoiceQuery) {
  const { total, invoices: rows } = await call(invoicesContract.list, { query });
  return { total, rows };
}

/** The current invoice with the tag that guards its changes. */
export function invoiceQuery(id: number) {
  return queryOptions({
    queryKey: [...everyInvoice, 'one', id],
    queryFn: ({ signal }) => callTagged(invoicesContract.one, { params: { id } }, { signal }),
  });
}

export const fetchInvoice = (id: number) => call(invoicesContract.one, { params: { id } });

/** An invoice as it was when the form opened, even if it changes meanwhile. */
export function invoiceToEditQuery(id: number) {
  return queryOptions({
    ...invoiceQuery(id),
    queryKey: ['invoice-to-edit', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function neighboursQuery(id: number) {
  return queryOptions({
    queryKey: [...everyInvoice, 'neighbours', id],
    queryFn: ({ signal }) => call(invoicesContract.neighbours, { query: { id } }, signal),
  });
}

export const clientsQuery = queryOptions({
  queryKey: [...everyInvoice, 'clients'],
  queryFn: ({ signal }) => call(invoicesContract.clients, { query: { perPage: 100 } }, signal),
});

export const blankInvoiceQuery = queryOptions({
  queryKey: ['blank-invoice'],
  queryFn: ({ signal }) => call(invoicesContract.blank, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

const meta = { refreshes: everyInvoice };
const shown = { ...meta, showsError: true };

interface Guarded<T> {
  body: T;
  tag: string | undefined;
  key: string;
}

export const addInvoice = mutationOptions({
  mutationFn: ({ invoice, key }: { invoice: InvoiceInput; key: string }) =>
    callTagged(invoicesContract.add, { body: { invoice } }, { idempotencyKey: key }),
  meta: shown,
});

export const updateInvoice = mutationOptions({
  mutationFn: ({ id, invoice, tag }: { id: number; invoice: InvoiceInput; tag: string | undefined }) =>
    callTagged(invoicesContract.update, { body: { id, invoice } }, { ifMatch: tag }),
  meta: shown,
});

export const duplicateInvoice = mutationOptions({
  mutationFn: ({ id, key }: { id: number; key: string }) =>
    callTagged(invoicesContract.duplicate, { body: { id } }, { idempotencyKey: key }),
  meta,
});

export const recordPayment = mutationOptions({
  mutationFn: ({ body, tag, key }: Guarded<NewPayment>) =>
    callTagged(invoicesContract.pay, { body }, { ifMatch: tag, idempotencyKey: key }),
  meta: shown,
});

export const sendInvoice = mutationOptions({
  mutationFn: ({ body, tag, key }: Guarded<InvoiceLetter>) =>
    callTagged(invoicesContract.send, { body }, { ifMatch: tag, idempotencyKey: key }),
  meta: shown,
});

export const removeInvoice = mutationOptions({
  mutationFn: (id: number) => call(invoicesContract.remove, { query: { id } }),
  meta,
});
