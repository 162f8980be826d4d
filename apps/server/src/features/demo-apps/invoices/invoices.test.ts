import { type Invoice, invoiceStatuses } from '@horae/contract/demo-apps/invoice-document';
import { centsOf, sumsOf } from '@horae/contract/demo-apps/invoice-sums';
import { invoiceSortColumns, invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { invoices } from './invoices.table';

let api: TestApp;
let all: Invoice[];
beforeAll(async () => {
  api = await startTestApp();
  all = (await list()).body.allData;
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}) => api.asAdmin(invoicesContract.list, { query });
const idsOf = (invoices: Invoice[]) => invoices.map(({ id }) => id);

describe('invoices of a new server', () => {
  it('are 50, 4987 to 5036, for 50 clients, in every status', () => {
    expect(idsOf(all)).toEqual(Array.from({ length: 50 }, (_, index) => 4987 + index));
    expect(new Set(all.map(({ client }) => client.companyEmail)).size).toBe(50);
    expect(new Set(all.map(({ client }) => client.name)).size).toBe(50);
    expect(new Set(all.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(invoiceStatuses));
  });

  it('have balances that are 0 or money texts, one of them negative', () => {
    const texts = all.flatMap(({ balance }) => (balance === 0 ? [] : [balance]));

    expect(texts.length).toBeLessThan(50);
    for (const text of texts) expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*(\.\d\d)?$/);
    expect(texts.filter((text) => text.startsWith('-'))).toEqual(['-$205']);
    expect(texts.some((text) => text.includes('.')) && texts.some((text) => !text.includes('.'))).toBe(true);
  });

  it('hold exactly the prescribed fields, with dates as DD Mon YYYY, due on or after the issue', () => {
    const names = ['id', 'issuedDate', 'client', 'service', 'total', 'avatar', 'invoiceStatus', 'balance', 'dueDate'];
    for (const invoice of all) {
      expect(Object.keys(invoice)).toEqual(names);
      expect(Object.keys(invoice.client)).toEqual(['address', 'company', 'companyEmail', 'country', 'contact', 'name']);
      expect([invoice.issuedDate, invoice.dueDate].every((text) => /^\d\d [A-Z][a-z]{2} \d{4}$/.test(text))).toBe(true);
      expect(Date.parse(invoice.dueDate)).toBeGreaterThanOrEqual(Date.parse(invoice.issuedDate));
    }
  });

  it('come from their lines and payments', async () => {
    for (const { id } of all) {
      const { body } = await api.asAdmin(invoicesContract.one, { params: { id } });
      const total = sumsOf(body.lines).total;
      const paid = body.payments.reduce((sum, { amount }) => sum + centsOf(amount), 0);

      expect([centsOf(body.invoice.total), centsOf(body.invoice.balance)]).toEqual([total, total - paid]);
      expect(body.invoice.service).toBe(body.lines[0]!.item);
    }
  });
});

describe('the list', () => {
  it('comes ten a page by number; a page past the end is empty', async () => {
    const pages = await Promise.all([1, 5, 6].map((page) => list({ page })));

    expect(pages.map(({ body }) => idsOf(body.invoices).slice(0, 1))).toEqual([[4987], [5027], []]);
    expect(pages.map(({ body }) => [body.total, body.allData.length, body.invoices.length])).toEqual([
      [50, 50, 10],
      [50, 50, 10],
      [50, 50, 0],
    ]);
  });

  it.each(invoiceSortColumns)('sorts by %s both ways: dates in time, amounts by size, text lower-cased', async (by) => {
    const up = (await list({ sortColumn: by, perPage: 100 })).body.invoices;
    const down = (await list({ sortColumn: by, sort: 'desc', perPage: 100 })).body.invoices;

    const key = (invoice: Invoice): string | number => {
      if (by === 'balance') return centsOf(invoice.balance);
      if (by === 'issuedDate' || by === 'dueDate') return Date.parse(invoice[by]);
      const [owner, field] = by.split('.');
      const value = field ? invoice.client[field as 'name'] : invoice[owner as 'service'];
      return typeof value === 'string' ? value.toLowerCase() : value;
    };
    for (const [sorted, sign] of [
      [up, 1],
      [down, -1],
    ] as const)
      for (const [index, invoice] of sorted.slice(1).entries()) {
        const before = sorted[index]!;
        const [a, b] = [key(before), key(invoice)];
        expect(a === b ? before.id < invoice.id : sign === 1 ? a < b : a > b).toBe(true);
      }
  });

  it.each([
    ['the number', '5036', 5036],
    ['the name of the client', 'καλλέργης', 4988],
    ['the company', 'NORRLAND', 4998],
    ['the address', 'client07@', null],
    ['the address as it is', 'accounts@client07', 4993],
    ['not the service', 'Gala dinner', null],
  ])('is searched by %s', async (_what, q, id) => {
    expect(idsOf((await list({ q })).body.invoices)).toEqual(id === null ? [] : [id]);
  });

  it.each(['greece', '+', 'a', '1', 'paid', 'εστ', '.example', 'dinner'])(
    'is searched by four fields alone: %s',
    async (q) => {
      const texts = ({ id, client }: Invoice) => [String(id), client.name, client.company, client.companyEmail];
      const found = all.filter((invoice) => texts(invoice).some((text) => text.toLowerCase().includes(q)));

      expect(idsOf((await list({ q, perPage: 100 })).body.invoices)).toEqual(idsOf(found));
    },
  );

  it('is searched by a part of the number too, and keeps the whole beside what it found', async () => {
    const { body } = await list({ q: '503', perPage: 100 });

    expect(idsOf(body.invoices)).toEqual([5030, 5031, 5032, 5033, 5034, 5035, 5036]);
    expect([body.total, body.allData]).toEqual([7, all]);
  });

  it('is filtered by status, whatever its case; an unknown one matches nothing', async () => {
    const due = all.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due');

    const { body } = await list({ status: 'past due', perPage: 100 });

    expect([body.total, idsOf(body.invoices)]).toEqual([due.length, idsOf(due)]);
    expect((await list({ status: 'Lost' })).body).toMatchObject({ total: 0, invoices: [], allData: { length: 50 } });
  });

  it.each([
    ['sortColumn', { sortColumn: 'avatar' }],
    ['sort', { sort: 'up' }],
    ['perPage', { perPage: 101 }],
    ['page', { page: 0 }],
  ])('refuses a wrong %s', async (path, query) => {
    const answer = await list(query);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe('one invoice', () => {
  it('is answered with its payment details', async () => {
    const { status, body } = await api.asAdmin(invoicesContract.one, { params: { id: 4987 } });

    expect([status, body.invoice]).toEqual([200, all[0]]);
    expect(Object.keys(body.paymentDetails)).toEqual(['totalDue', 'bankName', 'country', 'iban', 'swiftCode']);
    expect(centsOf(body.paymentDetails.totalDue)).toBe(centsOf(body.invoice.balance));
  });

  it.each([
    [1, 404],
    ['x', 400],
    ['2147483648', 400],
  ])('%s is %d', async (id, status) => {
    expect((await api.asAdmin(invoicesContract.one, { params: { id } })).status).toBe(status);
  });

  it('has neighbours, but none before the first and after the last', async () => {
    const neighboursOf = async (id: number) => (await api.asAdmin(invoicesContract.neighbours, { query: { id } })).body;

    expect(await neighboursOf(4987)).toEqual({ previousId: null, nextId: 4988 });
    expect(await neighboursOf(5000)).toEqual({ previousId: 4999, nextId: 5001 });
    expect(await neighboursOf(5036)).toEqual({ previousId: 5035, nextId: null });
    expect((await api.asAdmin(invoicesContract.neighbours, { query: { id: 1 } })).status).toBe(404);
  });
});

describe('the clients', () => {
  it('are there once for each address, by their first invoice', async () => {
    const { db } = api.database;
    const [first, second] = all;
    await db
      .update(invoices)
      .set({ client: { ...second!.client, companyEmail: first!.client.companyEmail } })
      .where(inArray(invoices.id, [4988, 4989]));

    const { body } = await api.asAdmin(invoicesContract.clients);

    expect(body).toEqual([0, 3, 4, 5, 6].map((index) => all[index]!.client));
    for (const { id, client } of all.slice(1, 3)) await db.update(invoices).set({ client }).where(eq(invoices.id, id));
  });

  it('are the first five by invoice, more when asked', async () => {
    const five = await api.asAdmin(invoicesContract.clients);
    const more = await api.asAdmin(invoicesContract.clients, { query: { perPage: 100 } });

    expect(five.body).toEqual(all.slice(0, 5).map(({ client }) => client));
    expect(more.body).toEqual(all.map(({ client }) => client));
  });
});
