import type { InvoiceLetter } from '@horae/contract/demo-apps/invoice-content';
import type { InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import type { Delivery } from '@horae/contract/office/outgoing-email';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { letterOf } from './invoice-letter.rules';
import { documentOf, lockInvoice, recordOf } from './invoice-record';
import { invoices } from './invoices.table';

/** Sends a mail in the name of an account; returns how far it got. */
export type SendMail = (
  tx: Database,
  accountId: number,
  mail: { to: { name: string; email: string }; subject: string; message: string },
) => Promise<Delivery['state']>;

/** Mails an invoice; a draft then counts as sent. `check` receives the invoice as it is, locked. */
export async function sendInvoice(
  tx: Database,
  accountId: number,
  { id, to, subject, message }: InvoiceLetter,
  sendMail: SendMail,
  check: (now: InvoiceDocument) => void,
) {
  const locked = await lockInvoice(tx, id);
  const document = await documentOf(tx, locked);
  check(document);
  const status = locked.status === 'Draft' ? 'Sent' : locked.status;
  await tx.update(invoices).set({ status }).where(eq(invoices.id, id));
  await announce(tx, 'invoices', 'admins');
  const name = to === locked.client.companyEmail ? locked.client.name : '';
  const mail = { to: { name, email: to }, subject, message: letterOf(message, document) };
  return { invoice: recordOf({ ...locked, status }), state: await sendMail(tx, accountId, mail) };
}
