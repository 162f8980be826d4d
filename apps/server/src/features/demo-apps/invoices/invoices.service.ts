import type { InvoiceBank, InvoiceClient, InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import type { InvoiceQuery } from '@horae/contract/demo-apps/invoices.contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsText, isChoice, pageOf, sortedBy } from '#platform/list';
import { balanceOf, documentOf, type InvoiceRow, recordOf, rowOf } from './invoice-record';
import { invoices } from './invoices.table';

const keys: Record<InvoiceQuery['sortColumn'], (row: InvoiceRow) => string | number> = {
  id: ({ id }) => id,
  issuedDate: ({ issuedDate }) => issuedDate,
  dueDate: ({ dueDate }) => dueDate,
  total: ({ total }) => total,
  balance: balanceOf,
  invoiceStatus: ({ status }) => status,
  service: ({ lines }) => lines[0]?.item ?? '',
  'client.name': ({ client }) => client.name,
  'client.company': ({ client }) => client.company,
  'client.companyEmail': ({ client }) => client.companyEmail,
};

const everyRow = (db: Database): Promise<InvoiceRow[]> => db.select().from(invoices).orderBy(asc(invoices.id));

export async function listInvoices(db: Database, query: InvoiceQuery) {
  const { q, status, sort, sortColumn } = query;
  const rows = await everyRow(db);
  const found = rows.filter(
    (row) =>
      isChoice(status, row.status) &&
      holdsText(q, [row.id, row.client.name, row.client.company, row.client.companyEmail]),
  );
  const page = pageOf(sortedBy(found, keys[sortColumn], sort), query);
  // The prescribed response contains the whole collection besides the page.
  return { allData: rows.map(recordOf), total: found.length, invoices: page.map(recordOf) };
}

export async function readInvoice(db: Database, id: number): Promise<InvoiceDocument> {
  return documentOf(db, await rowOf(db, id));
}

/** Lists the clients in the order of their first invoice, each e-mail once. */
export async function listClients(db: Database, atMost: number): Promise<InvoiceClient[]> {
  const clients = new Map<string, InvoiceClient>();
  for (const { client } of (await everyRow(db)).map(recordOf)) {
    if (!clients.has(client.companyEmail)) clients.set(client.companyEmail, client);
    if (clients.size === atMost) break;
  }
  return [...clients.values()];
}

const noBank: InvoiceBank = { bankName: '', country: '', iban: '', swiftCode: '' };

export async function blankInvoice(db: Database): Promise<{ id: number; bank: InvoiceBank }> {
  const [newest] = await db.select().from(invoices).orderBy(desc(invoices.id)).limit(1);
  return { id: (newest?.id ?? 0) + 1, bank: newest?.bank ?? noBank };
}

export async function readNeighbours(db: Database, id: number) {
  await rowOf(db, id);
  const [found] = await db
    .select({
      previousId: sql<number | null>`max(${invoices.id}) filter (where ${invoices.id} < ${id})`,
      nextId: sql<number | null>`min(${invoices.id}) filter (where ${invoices.id} > ${id})`,
    })
    .from(invoices);
  return { previousId: found?.previousId ?? null, nextId: found?.nextId ?? null };
}

export function removeInvoice(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.delete(invoices).where(eq(invoices.id, id)).returning({ id: invoices.id });
    if (removed.length === 0) throw notFound('Invoice');
    await announce(tx, 'invoices', 'admins');
  });
}
