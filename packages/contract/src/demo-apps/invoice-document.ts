import { z } from 'zod';

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export const paymentMethods = ['bank-transfer', 'card', 'cash', 'cheque'] as const;

export type InvoiceClient = z.infer<typeof Client>;
export const Client = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
});

export type Invoice = z.infer<typeof Invoice>;
export const Invoice = z.object({
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

export const Bank = z.object({ bankName: z.string(), country: z.string(), iban: z.string(), swiftCode: z.string() });
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
export const InvoiceDocument = z.object({
  invoice: Invoice,
  paymentDetails: z.object({ totalDue: z.string(), ...Bank.shape }),
  ...Particulars.shape,
  payments: z.array(Payment),
});
