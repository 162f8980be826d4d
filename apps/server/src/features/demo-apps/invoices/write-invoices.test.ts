import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const line = (more: Record<string, unknown> = {}) => ({ item: 'Gala dinner', cost: 100, quantity: 2, ...more });
const content = (more: Record<string, unknown> = {}) => ({
  issuedDate: '2026-03-05',
  dueDate: '2026-04-04',
  client: { name: 'Χλόη Βερνάρδου', companyEmail: 'chloe@events.example' },
  bank: { bankName: 'Thalassa Bank', country: 'Greece', iban: 'GR16 0110', swiftCode: 'THCOGRAA' },
  lines: [line({ discount: 10, tax1: 24 })],
  ...more,
});
const add = (more?: Record<string, unknown>, headers?: Record<string, string>) =>
  api.asAdmin(unchecked(invoicesContract.add), { body: { invoice: content(more) } }, headers);
const read = (id: number) => api.asAdmin(invoicesContract.one, { params: { id } });
const newId = async (more?: Record<string, unknown>) => (await add(more)).body.invoice.id;
const pay = (id: number, amount: number, headers?: Record<string, string>) =>
  api.asAdmin(
    invoicesContract.pay,
    { body: { id, amount, date: '2026-03-20', method: 'card', note: 'First part' } },
    headers,
  );

describe('a new invoice', () => {
  it('gets the next number, a draft with the sums of its lines: discount first, then tax', async () => {
    const blank = (await api.asAdmin(invoicesContract.blank)).body;
    const { status, body } = await add({
      lines: [line({ discount: 10, tax1: 24 }), line({ cost: 0.05, quantity: 1 })],
    });

    expect([status, body.invoice]).toEqual([
      201,
      {
        id: blank.id,
        issuedDate: '05 Mar 2026',
        client: {
          address: '',
          company: '',
          companyEmail: 'chloe@events.example',
          country: '',
          contact: '',
          name: 'Χλόη Βερνάρδου',
        },
        service: 'Gala dinner',
        total: 223.25,
        avatar: '',
        invoiceStatus: 'Draft',
        balance: '$223.25',
        dueDate: '04 Apr 2026',
      },
    ]);
    expect(body.paymentDetails.totalDue).toBe('$223.25');
    expect((await read(blank.id)).body).toEqual(body);
    expect((await api.asAdmin(invoicesContract.blank)).body).toEqual({ id: blank.id + 1, bank: content().bank });
  });

  it('is added once for one key', async () => {
    const [first, again] = [await add({}, { 'idempotency-key': 'k1' }), await add({}, { 'idempotency-key': 'k1' })];

    expect(again.body).toEqual(first.body);
    expect((await api.asAdmin(invoicesContract.blank)).body.id).toBe(first.body.invoice.id + 1);
  });

  it.each([
    ['a due date before the issue', { dueDate: '2026-03-04' }, 'invoice.dueDate'],
    ['a day that is none', { issuedDate: '2026-02-30' }, 'invoice.issuedDate'],
    ['a year before all accounts', { issuedDate: '0001-01-01' }, 'invoice.issuedDate'],
    ['no client', { client: undefined }, 'invoice.client'],
    ['a blank name', { client: { name: ' ', companyEmail: 'a@b.gr' } }, 'invoice.client.name'],
    ['a wrong address', { client: { name: 'A', companyEmail: 'a' } }, 'invoice.client.companyEmail'],
    ['no lines', { lines: [] }, 'invoice.lines'],
    ['a blank item', { lines: [line({ item: ' ' })] }, 'invoice.lines.0.item'],
    ['a negative cost', { lines: [line(), line({ cost: -1 })] }, 'invoice.lines.1.cost'],
    ['three decimals', { lines: [line({ cost: 1.005 })] }, 'invoice.lines.0.cost'],
    ['too much at once', { lines: [line({ cost: 1e6 })] }, 'invoice.lines.0.cost'],
    ['more than all off', { lines: [line({ discount: 100.01 })] }, 'invoice.lines.0.discount'],
    ['a long note', { note: 'x'.repeat(1001) }, 'invoice.note'],
  ])('with %s is refused by name of the field', async (_what, more, path) => {
    const answer = await add(more);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe('a changed invoice', () => {
  const update = (id: number, more: Record<string, unknown>, tag?: unknown) =>
    api.asAdmin(
      unchecked(invoicesContract.update),
      { body: { id, invoice: content(more) } },
      tag ? { 'if-match': String(tag) } : {},
    );

  it('keeps what was paid, and follows from it', async () => {
    const id = await newId();
    await pay(id, 100);

    const dearer = await update(id, { lines: [line({ quantity: 3 })] });
    const settled = await update(id, { lines: [line({ quantity: 1 })] });
    const cheaper = await update(id, { lines: [line({ cost: 40, quantity: 1 })] });
    const dearerAgain = await update(id, { lines: [line({ quantity: 2 })] });

    expect(
      [dearer, settled, cheaper, dearerAgain].map(({ body: { invoice } }) => [invoice.balance, invoice.invoiceStatus]),
    ).toEqual([
      ['$200', 'Partial Payment'],
      [0, 'Paid'],
      ['-$60', 'Paid'],
      ['$100', 'Partial Payment'],
    ]);
  });

  it('never covers somebody else’s change', async () => {
    const id = await newId();
    const seen = await read(id);

    const first = await update(id, { note: 'Mine' }, seen.headers.etag);
    const stale = await update(id, { note: 'Theirs' }, seen.headers.etag);
    const late = await pay(id, 1, { 'if-match': String(seen.headers.etag) });

    expect(first.body).toEqual({ ...seen.body, note: 'Mine' });
    expect([stale.status, stale.body, late.status]).toMatchObject([412, { current: { note: 'Mine' } }, 412]);
    expect((await update(id, { note: 'Again' }, first.headers.etag)).status).toBe(200);
    expect((await read(id)).body.payments).toEqual([]);
  });

  it('must be there', async () => {
    expect((await update(1, {})).status).toBe(404);
  });
});

describe('a copy', () => {
  it('is a draft of today, due in 30 days, with nothing paid', async () => {
    const id = await newId({ salesperson: 'Lucia Ferrante', note: 'Quote the number.' });
    await pay(id, 50);

    const { status, body } = await api.asAdmin(invoicesContract.duplicate, { body: { id } });

    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(new Date());
    expect([status, body]).toMatchObject([
      201,
      {
        invoice: { id: id + 1, invoiceStatus: 'Draft', total: 223.2, balance: '$223.20' },
        salesperson: 'Lucia Ferrante',
        note: 'Quote the number.',
        payments: [],
      },
    ]);
    expect(Date.parse(`${body.invoice.issuedDate} UTC`)).toBe(Date.parse(today));
    expect(Date.parse(`${body.invoice.dueDate} UTC`) - Date.parse(today)).toBe(30 * 86_400_000);
    expect((await api.asAdmin(invoicesContract.duplicate, { body: { id: 1 } })).status).toBe(404);
  });
});

describe('a payment', () => {
  it('lowers the balance until nothing is left, never beyond', async () => {
    const id = await newId();

    const part = await pay(id, 100.1);
    const tooMuch = await pay(id, 123.11);
    const rest = await pay(id, 123.1);
    const more = await pay(id, 0.01);

    expect([part.status, part.body.invoice]).toMatchObject([
      201,
      { balance: '$123.10', invoiceStatus: 'Partial Payment' },
    ]);
    expect([tooMuch.status, tooMuch.body.error.fields]).toEqual([
      400,
      [{ path: 'amount', message: 'Enter up to $123.10.' }],
    ]);
    expect(rest.body).toMatchObject({
      invoice: { balance: 0, invoiceStatus: 'Paid' },
      paymentDetails: { totalDue: '$0' },
      payments: [{ amount: 100.1, date: '2026-03-20', method: 'card', note: 'First part' }, { amount: 123.1 }],
    });
    expect([more.status, more.body.message]).toEqual([400, 'Nothing is left to pay.']);
  });

  it('does not record another amount under the same key as if it were the first one', async () => {
    const id = await newId();

    const first = await pay(id, 100, { 'idempotency-key': 'changed' });
    const changed = await pay(id, 150, { 'idempotency-key': 'changed' });

    expect([first.status, changed.status, changed.body.error.code]).toEqual([201, 422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await read(id)).body.invoice.balance).toBe('$123.20');
  });

  it('never exceeds the balance when several come at once, and counts once for one key', async () => {
    const id = await newId();

    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, 100)));
    const again = [await pay(id, 20, { 'idempotency-key': 'p' }), await pay(id, 20, { 'idempotency-key': 'p' })];

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400, 400]);
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read(id)).body.invoice.balance).toBe('$3.20');
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['part of a cent', { amount: 0.001 }, 'amount'],
    ['a wrong day', { date: 'today' }, 'date'],
    ['an unknown method', { method: 'shells' }, 'method'],
  ])('of %s is refused', async (_what, more, path) => {
    const body = { id: 4988, amount: 1, date: '2026-03-20', method: 'cash', ...more };

    const answer = await api.asAdmin(unchecked(invoicesContract.pay), { body: body });

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe('an invoice that is sent', () => {
  const send = (id: number, to: string, headers?: Record<string, string>) =>
    api.asAdmin(
      invoicesContract.send,
      { body: { id, to, subject: `Invoice ${id}`, message: 'Dear <Chloe>,\n\nplease find it below.' } },
      headers,
    );

  it('lies in the mailbox of an account here and in one’s own Sent, and is no draft any more', async () => {
    const id = await newId();

    const { status, body } = await send(id, 'client@demo.com');

    const folder = { folder: 'inbox', q: `Invoice ${id}` };
    const [mail] = (await api.asClient(emailContract.list, { query: folder })).body.emails;
    const sent = await api.asAdmin(emailContract.list, { query: { ...folder, folder: 'sent' } });
    expect([status, body.state, body.invoice.invoiceStatus]).toEqual([201, 'delivered', 'Sent']);
    expect(sent.body.emails).toHaveLength(1);
    for (const text of ['Dear &lt;Chloe&gt;,', 'Gala dinner', '$223.20', 'GR16 0110', '04 Apr 2026'])
      expect(mail!.message).toContain(text);
  });

  it('waits in the outbox for addresses elsewhere, once for one key', async () => {
    const id = await newId();

    const first = await send(id, 'chloe@events.example', { 'idempotency-key': 's' });
    const again = await send(id, 'chloe@events.example', { 'idempotency-key': 's' });

    const mails = await api.database.db
      .select({ to: mailOutbox.to })
      .from(mailOutbox)
      .where(eq(mailOutbox.subject, `Invoice ${id}`));
    expect([first.body.state, again.status, mails]).toEqual(['no-mail-server', 201, [{ to: 'chloe@events.example' }]]);
  });

  it('keeps another status than draft', async () => {
    const id = await newId();
    await pay(id, 1);

    expect((await send(id, 'client@demo.com')).body.invoice.invoiceStatus).toBe('Partial Payment');
  });

  it('must be there and have an address', async () => {
    expect([(await send(1, 'a@b.gr')).status, (await send(4987, 'nobody')).status]).toEqual([404, 400]);
  });
});

describe('a deleted invoice', () => {
  it('is gone with its payments, and its number is given again only when it was the last', async () => {
    const [first, last] = [await newId(), await newId()];
    await pay(last, 1);
    const remove = (id: number) => api.asAdmin(invoicesContract.remove, { query: { id } });

    expect([(await remove(first)).status, (await remove(first)).status]).toEqual([200, 404]);
    expect((await api.asAdmin(invoicesContract.blank)).body.id).toBe(last + 1);
    expect((await remove(last)).body).toEqual({});
    expect((await read(await newId())).body.payments).toEqual([]);
  });
});

describe('open browsers', () => {
  it('of administrators hear of each change', async () => {
    const id = await newId();
    const actions: (() => Promise<unknown>)[] = [
      () => add(),
      () => api.asAdmin(unchecked(invoicesContract.update), { body: { id, invoice: content() } }),
      () => api.asAdmin(invoicesContract.duplicate, { body: { id } }),
      () => pay(id, 1),
      () => api.asAdmin(invoicesContract.remove, { query: { id } }),
    ];

    for (const action of actions) expect(await changesOf(api, action)).toEqual(['invoices:admins']);
  });
});
