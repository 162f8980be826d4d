import type {
  InvoiceBank,
  InvoiceClient,
  InvoiceDocument,
  InvoiceLine,
} from '@horae/contract/demo-apps/invoice-document';
import { centsOf, type InvoiceSums, sumsOf, sumsOfLine } from '@horae/contract/demo-apps/invoice-sums';
import { formatDate } from '#platform/format-date';
import { formatMoney } from '#platform/format-money';
import { readDate } from '#ui/date-field/read-date';

/** The content of a printed invoice, stored or not yet. */
export interface InvoiceContent {
  id: number;
  /** `2024-12-13` */
  issuedDate: string;
  dueDate: string;
  client: InvoiceClient;
  bank: InvoiceBank;
  totalDue: string;
  lines: readonly InvoiceLine[];
  /** The amount paid, in cents. */
  paid: number;
  salesperson: string;
  note: string;
  hasTerms: boolean;
  hasClientNotes: boolean;
  hasPaymentStub: boolean;
}

export const moneyOf = (cents: number): string => formatMoney(cents / 100);

/** Converts a date from the API, `13 Dec 2024`, to `2024-12-13`; empty if invalid. */
export const dayOf = (text: string): string => readDate(text) ?? '';

/** Formats a date from the API for display. */
export const shownDate = (text: string): string => (readDate(text) ? formatDate(dayOf(text)) : text);

export function contentOf({ invoice, paymentDetails, payments: _payments, ...more }: InvoiceDocument): InvoiceContent {
  const { totalDue, ...bank } = paymentDetails;
  return {
    ...more,
    id: invoice.id,
    issuedDate: dayOf(invoice.issuedDate),
    dueDate: dayOf(invoice.dueDate),
    client: invoice.client,
    bank,
    totalDue,
    paid: centsOf(invoice.total) - centsOf(invoice.balance),
  };
}

export const sumsOfContent = ({ lines }: InvoiceContent): InvoiceSums => sumsOf(lines);

export const priceOf = (line: InvoiceLine): string => moneyOf(sumsOfLine(line).total);

/** The taxes of a line as text: `13 % + 0.5 %`. */
export function taxText({ tax1, tax2 }: InvoiceLine): string {
  const taxes = [tax1, tax2].filter((tax) => tax > 0);
  return taxes.length > 0 ? taxes.map((tax) => `${tax} %`).join(' + ') : '–';
}

export const discountText = ({ discount }: InvoiceLine): string => (discount > 0 ? `${discount} %` : '–');
