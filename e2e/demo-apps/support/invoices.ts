import { expect, type Page } from '@playwright/test';
import { storedValues } from '../../support/session';
import { today } from '../../support/staff-timeline';

export interface InvoiceAnswer {
  invoice: {
    id: number;
    total: number;
    balance: number | string;
    invoiceStatus: string;
    client: Record<string, string>;
  };
  paymentDetails: Record<string, string>;
}

const line = { item: 'Gala dinner', cost: 100, quantity: 2, discount: 10, tax1: 24 };

/** Adds an invoice of `$223.20` over the API, for its own client. */
export async function addInvoice(page: Page, name: string, more: object = {}): Promise<number> {
  const { accessToken } = await storedValues(page);
  const invoice = {
    issuedDate: today(),
    dueDate: today(),
    client: { name, company: 'Asterion Events', companyEmail: 'client@demo.com', country: 'Greece' },
    bank: { bankName: 'Thalassa Bank', country: 'Greece', iban: 'GR16 0110', swiftCode: 'THCOGRAA' },
    lines: [line],
    ...more,
  };
  const answer = await page.request.post('/apps/invoice/add-invoice', {
    data: { invoice },
    headers: { authorization: `Bearer ${String(accessToken)}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as InvoiceAnswer).invoice.id;
}

export async function readInvoice(page: Page, id: number): Promise<InvoiceAnswer> {
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  return (await (await page.request.get(`/api/invoice/invoices/${id}`, { headers })).json()) as InvoiceAnswer;
}
