import type {
  InvoiceBank,
  InvoiceClient,
  InvoiceDocument,
  InvoiceLine,
} from '@horae/contract/demo-apps/invoice-document';
import { addDays } from '@horae/local-time/local-date';
import { newKey } from '#platform/new-key';
import { readDecimal } from '#platform/read-decimal';
import { contentOf, type InvoiceContent } from './invoice-content';
import type { InvoiceInput } from './invoices.queries';

export const amountNames = ['cost', 'quantity', 'discount', 'tax1', 'tax2'] as const;
export type AmountName = (typeof amountNames)[number];

/** A line as typed. */
export type FormLine = Record<AmountName | 'item', string> & { key: string };

export interface InvoiceValues {
  issuedDate: string;
  dueDate: string;
  client: InvoiceClient | null;
  bank: InvoiceBank;
  lines: FormLine[];
  salesperson: string;
  note: string;
  hasTerms: boolean;
  hasClientNotes: boolean;
  hasPaymentStub: boolean;
}

const daysToPay = 30;

export const dueAfter = (issued: string): string => issued && addDays(issued, daysToPay);

export const blankLine = (): FormLine => ({
  key: newKey(),
  item: '',
  cost: '',
  quantity: '1',
  discount: '',
  tax1: '',
  tax2: '',
});

export function blankValues(bank: InvoiceBank, today: string): InvoiceValues {
  return {
    issuedDate: today,
    dueDate: dueAfter(today),
    client: null,
    bank,
    lines: [blankLine()],
    salesperson: '',
    note: '',
    hasTerms: true,
    hasClientNotes: true,
    hasPaymentStub: false,
  };
}

const typed = (number: number): string => (number === 0 ? '' : String(number));

export function valuesOf(document: InvoiceDocument): InvoiceValues {
  const { id: _id, totalDue: _due, paid: _paid, ...content } = contentOf(document);
  return {
    ...content,
    lines: content.lines.map(({ item, cost, quantity, discount, tax1, tax2 }) => ({
      key: newKey(),
      item,
      cost: String(cost),
      quantity: String(quantity),
      discount: typed(discount),
      tax1: typed(tax1),
      tax2: typed(tax2),
    })),
  };
}

/** A line for calculation; anything that is not a number yet counts as zero. */
export function countedLine({ item, cost, quantity, discount, tax1, tax2 }: FormLine): InvoiceLine {
  const number = (text: string) => readDecimal(text) ?? 0;
  return {
    item: item.trim(),
    cost: number(cost),
    quantity: number(quantity),
    discount: number(discount),
    tax1: number(tax1),
    tax2: number(tax2),
  };
}

const nobody: InvoiceClient = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' };

/** A preview of the invoice from the form values. */
export function draftContent(id: number, values: InvoiceValues, paid: number, totalDue: string): InvoiceContent {
  return { ...values, id, paid, totalDue, client: values.client ?? nobody, lines: values.lines.map(countedLine) };
}

/** The values for the request; only call it with valid values. */
export function inputOf({ client, lines, ...values }: InvoiceValues): InvoiceInput {
  return { ...values, client: client ?? nobody, lines: lines.map(countedLine) };
}
