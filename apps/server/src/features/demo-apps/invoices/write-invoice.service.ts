import type { InvoiceContent } from '@horae/contract/demo-apps/invoice-content';
import type { InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import { sumsOf } from '@horae/contract/demo-apps/invoice-sums';
import { addDays } from '@horae/local-time/local-date';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { nextId } from '#platform/next-id';
import { documentOf, lockInvoice, rowOf } from './invoice-record';
import { statusAfterEdit } from './invoices.rules';
import { invoices } from './invoices.table';

/** When a copy is due; also the default for a new invoice. */
const daysToPay = 30;

export async function addInvoice(tx: Database, content: InvoiceContent): Promise<InvoiceDocument> {
  const id = await nextId(tx, invoices, invoices.id);
  const [added] = await tx
    .insert(invoices)
    .values({ ...content, id, status: 'Draft', paid: 0, total: sumsOf(content.lines).total })
    .returning();
  await announce(tx, 'invoices', 'admins');
  return documentOf(tx, added!);
}

export async function duplicateInvoice(tx: Database, id: number, today: string): Promise<InvoiceDocument> {
  const original = await rowOf(tx, id);
  return addInvoice(tx, { ...original, issuedDate: today, dueDate: addDays(today, daysToPay) });
}

/** Changes an invoice; `check` receives it as stored, locked. */
export function updateInvoice(
  db: Database,
  id: number,
  content: InvoiceContent,
  check: (now: InvoiceDocument) => void,
): Promise<InvoiceDocument> {
  return inTransaction(db, async (tx) => {
    const locked = await lockInvoice(tx, id);
    check(await documentOf(tx, locked));
    const { total } = sumsOf(content.lines);
    const status = statusAfterEdit(locked.status, locked.paid, total - locked.paid);
    const [changed] = await tx
      .update(invoices)
      .set({ ...content, total, status })
      .where(eq(invoices.id, id))
      .returning();
    await announce(tx, 'invoices', 'admins');
    return documentOf(tx, changed!);
  });
}
