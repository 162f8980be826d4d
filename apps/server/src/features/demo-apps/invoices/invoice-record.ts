import type { Invoice, InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import { moneyText } from '@horae/contract/demo-apps/invoice-sums';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { dayText } from './invoices.rules';
import { invoicePayments, invoices } from './invoices.table';

export type InvoiceRow = typeof invoices.$inferSelect;

export const balanceOf = ({ total, paid }: Pick<InvoiceRow, 'total' | 'paid'>): number => total - paid;

/** The prescribed record; its service is the item of the first line. */
export function recordOf(row: InvoiceRow): Invoice {
  const balance = balanceOf(row);
  const { address, company, companyEmail, country, contact, name } = row.client;
  return {
    id: row.id,
    issuedDate: dayText(row.issuedDate),
    client: { address, company, companyEmail, country, contact, name },
    service: row.lines[0]?.item ?? '',
    total: row.total / 100,
    avatar: row.avatar,
    invoiceStatus: row.status,
    balance: balance === 0 ? 0 : moneyText(balance),
    dueDate: dayText(row.dueDate),
  };
}

/** The shape in which an invoice is read, changed and guarded by its ETag. */
export async function documentOf(db: Database, row: InvoiceRow): Promise<InvoiceDocument> {
  const payments = await db
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, row.id))
    .orderBy(asc(invoicePayments.id));
  return {
    invoice: recordOf(row),
    paymentDetails: { totalDue: moneyText(balanceOf(row)), ...row.bank },
    lines: row.lines,
    salesperson: row.salesperson,
    note: row.note,
    hasTerms: row.hasTerms,
    hasClientNotes: row.hasClientNotes,
    hasPaymentStub: row.hasPaymentStub,
    payments: payments.map(({ amount, date, method, note }) => ({ amount: amount / 100, date, method, note })),
  };
}

export async function rowOf(db: Database, id: number): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw notFound('Invoice');
  return row;
}

/** Returns the invoice, locked until the transaction ends. */
export async function lockInvoice(tx: Database, id: number): Promise<InvoiceRow> {
  const [locked] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  if (!locked) throw notFound('Invoice');
  return locked;
}
