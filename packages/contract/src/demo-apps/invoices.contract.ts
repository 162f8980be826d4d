import { z } from 'zod';
import { Day } from '../day';
import { EmailAddress } from '../email-address';
import { Id, intField, isNotBlank } from '../fields';
import { deliveryStates } from '../office/email.contract';
import { pageQuery, SortDirection } from '../page-query';
import { route } from '../route';

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export const invoiceSortColumns = [
  'id',
  'issuedDate',
  'dueDate',
  'total',
  'balance',
  'invoiceStatus',
  'service',
  'client.name',
  'client.company',
  'client.companyEmail',
] as const;
export const paymentMethods = ['bank-transfer', 'card', 'cash', 'cheque'] as const;

export type InvoiceClient = z.infer<typeof Client>;
const Client = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
});

export type Invoice = z.infer<typeof Invoice>;
const Invoice = z.object({
  id: z.int(),
  issuedDate: z.string().meta({ example: '13 Dec 2024' }),
  client: Client,
  service: z.string(),
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  balance: z.union([z.literal(0), z.string()]).meta({ example: '-$205' }),
  dueDate: z.string(),
});

const Bank = z.object({ bankName: z.string(), country: z.string(), iban: z.string(), swiftCode: z.string() });
export type InvoiceBank = z.infer<typeof Bank>;

const Line = z.object({
  item: z.string(),
  cost: z.number(),
  quantity: z.number(),
  discount: z.number(),
  tax1: z.number(),
  tax2: z.number(),
});
export type InvoiceLine = z.infer<typeof Line>;

const Payment = z.object({
  amount: z.number(),
  date: z.string(),
  method: z.enum(paymentMethods),
  note: z.string(),
});

/** The fields of an invoice beyond the prescribed record. */
const Particulars = z.object({
  lines: z.array(Line),
  salesperson: z.string(),
  note: z.string(),
  hasTerms: z.boolean(),
  hasClientNotes: z.boolean(),
  hasPaymentStub: z.boolean(),
});

export type InvoiceDocument = z.infer<typeof InvoiceDocument>;
const InvoiceDocument = z.object({
  invoice: Invoice,
  paymentDetails: z.object({ totalDue: z.string(), ...Bank.shape }),
  ...Particulars.shape,
  payments: z.array(Payment),
});

export type InvoiceQuery = z.infer<typeof InvoiceQuery>;
export const InvoiceQuery = pageQuery(10).extend({
  status: z.string().optional(),
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(invoiceSortColumns).default('id'),
});

const Text = z.string().max(255);
const hasTwoDecimals = (number: number): boolean => Math.abs(number * 100 - Math.round(number * 100)) < 1e-4;
const Decimal = (max: number) => z.number().min(0).max(max).refine(hasTwoDecimals, 'Use at most two decimals.');
const Percent = Decimal(100).default(0);

export const NewLine = z.object({
  item: Text.refine(isNotBlank, 'Enter an item.'),
  cost: Decimal(999_999.99),
  quantity: Decimal(1000),
  discount: Percent,
  tax1: Percent,
  tax2: Percent,
});

export type InvoiceContent = z.infer<typeof InvoiceContent>;
const InvoiceContent = z
  .object({
    issuedDate: Day,
    dueDate: Day,
    client: z.object({
      name: z.string().max(100).refine(isNotBlank, 'Enter a name.'),
      company: Text.default(''),
      companyEmail: EmailAddress,
      address: Text.default(''),
      country: Text.default(''),
      contact: Text.default(''),
    }),
    bank: z.object({ bankName: Text, country: Text, iban: Text, swiftCode: Text }),
    lines: z.array(NewLine).min(1, 'Add at least one item.').max(100),
    salesperson: z.string().max(100).default(''),
    note: z.string().max(1000).default(''),
    hasTerms: z.boolean().default(true),
    hasClientNotes: z.boolean().default(true),
    hasPaymentStub: z.boolean().default(false),
  })
  .refine(({ issuedDate, dueDate }) => dueDate >= issuedDate, {
    path: ['dueDate'],
    message: 'Choose a date on or after the date of issue.',
  });

export type NewPayment = z.infer<typeof NewPayment>;
const NewPayment = z.object({
  id: Id,
  amount: Decimal(1e12).refine((amount) => amount > 0, 'Enter an amount above 0.'),
  date: Day,
  method: z.enum(paymentMethods),
  note: Text.default(''),
});

export type InvoiceLetter = z.infer<typeof InvoiceLetter>;
const InvoiceLetter = z.object({
  id: Id,
  to: EmailAddress,
  subject: Text.refine(isNotBlank, 'Enter a subject.'),
  message: z.string().max(10_000),
});

export const invoicesContract = {
  list: route({
    method: 'GET',
    path: '/apps/invoice/invoices',
    summary: 'Invoices by text and status, sorted and paged',
    access: 'admin',
    query: InvoiceQuery,
    reply: z.object({ allData: z.array(Invoice), total: z.int(), invoices: z.array(Invoice) }),
  }),
  one: route({
    method: 'GET',
    path: '/api/invoice/invoices/:id',
    summary: 'One invoice with its lines and payments; the ETag guards a change',
    access: 'admin',
    params: z.object({ id: Id }),
    reply: InvoiceDocument,
  }),
  remove: route({
    method: 'DELETE',
    path: '/apps/invoice/delete',
    summary: 'Delete an invoice',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
  clients: route({
    method: 'GET',
    path: '/api/invoice/clients',
    summary: 'The clients of the invoices, each address once, the first five unless more are asked for',
    access: 'admin',
    query: z.object({ perPage: intField(1, 100).default(5) }),
    reply: z.array(Client),
  }),
  blank: route({
    method: 'GET',
    path: '/apps/invoice/blank',
    summary: 'What a new invoice begins with: the next number and the bank of the newest one',
    access: 'admin',
    reply: z.object({ id: z.int(), bank: Bank }),
  }),
  neighbours: route({
    method: 'GET',
    path: '/apps/invoice/neighbours',
    summary: 'The invoices before and after one, by number',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ previousId: z.int().nullable(), nextId: z.int().nullable() }),
  }),
  add: route({
    method: 'POST',
    path: '/apps/invoice/add-invoice',
    summary: 'Add an invoice as a draft',
    access: 'admin',
    body: z.object({ invoice: InvoiceContent }),
    status: 201,
    reply: InvoiceDocument,
  }),
  update: route({
    method: 'POST',
    path: '/apps/invoice/update-invoice',
    summary: 'Change an invoice; what was paid stays paid',
    access: 'admin',
    updates: true,
    body: z.object({ id: Id, invoice: InvoiceContent }),
    reply: InvoiceDocument,
  }),
  duplicate: route({
    method: 'POST',
    path: '/apps/invoice/duplicate-invoice',
    summary: 'Copy an invoice as a draft dated today, with nothing paid',
    access: 'admin',
    body: z.object({ id: Id }),
    status: 201,
    reply: InvoiceDocument,
  }),
  pay: route({
    method: 'POST',
    path: '/apps/invoice/record-payment',
    summary: 'Record a payment up to the balance: Paid when nothing is left, else Partial Payment',
    access: 'admin',
    updates: true,
    body: NewPayment,
    status: 201,
    reply: InvoiceDocument,
  }),
  send: route({
    method: 'POST',
    path: '/apps/invoice/send-invoice',
    summary: 'Mail an invoice from your own address; a draft becomes Sent',
    access: 'admin',
    body: InvoiceLetter,
    status: 201,
    reply: z.object({
      invoice: Invoice,
      state: z.enum(deliveryStates),
    }),
  }),
};
