import type {
  Invoice,
  InvoiceBank,
  InvoiceClient,
  InvoiceLine,
  paymentMethods,
} from '@horae/contract/demo-apps/invoice-document';
import { bigint, boolean, date, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';

/** Amounts are whole cents. The total is the sum of the lines, the balance its unpaid part. */
export const invoices = pgTable('invoices', {
  id: integer().primaryKey(),
  issuedDate: date().notNull(),
  dueDate: date().notNull(),
  client: json().$type<InvoiceClient>().notNull(),
  bank: json().$type<InvoiceBank>().notNull(),
  avatar: text().notNull().default(''),
  status: text().$type<Invoice['invoiceStatus']>().notNull(),
  lines: json().$type<InvoiceLine[]>().notNull(),
  total: bigint({ mode: 'number' }).notNull(),
  paid: bigint({ mode: 'number' }).notNull().default(0),
  salesperson: text().notNull(),
  note: text().notNull(),
  hasTerms: boolean().notNull(),
  hasClientNotes: boolean().notNull(),
  hasPaymentStub: boolean().notNull(),
});

/** Payments of an invoice; ids are never reused. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    amount: bigint({ mode: 'number' }).notNull(),
    date: date().notNull(),
    method: text().$type<(typeof paymentMethods)[number]>().notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.invoiceId, table.id)],
);
