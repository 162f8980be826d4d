import type { NewPayment } from '@horae/contract/demo-apps/invoice-content';
import type { InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import { centsOf, moneyText } from '@horae/contract/demo-apps/invoice-sums';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { balanceOf, documentOf, lockInvoice } from './invoice-record';
import { statusAfterPayment } from './invoices.rules';
import { invoicePayments, invoices } from './invoices.table';

/** Records a payment against the balance. `check` receives the invoice as stored, locked. */
export async function recordPayment(
  tx: Database,
  { id, amount: dollars, ...payment }: NewPayment,
  check: (now: InvoiceDocument) => void,
): Promise<InvoiceDocument> {
  const locked = await lockInvoice(tx, id);
  check(await documentOf(tx, locked));
  const amount = centsOf(dollars);
  const balance = balanceOf(locked);
  if (balance <= 0) throw invalid('amount', 'Nothing is left to pay.');
  if (amount > balance) throw invalid('amount', `Enter up to ${moneyText(balance)}.`);
  await tx.insert(invoicePayments).values({ ...payment, amount, invoiceId: id });
  const [changed] = await tx
    .update(invoices)
    .set({ paid: locked.paid + amount, status: statusAfterPayment(balance - amount) })
    .where(eq(invoices.id, id))
    .returning();
  await announce(tx, 'invoices', 'admins');
  return documentOf(tx, changed!);
}
