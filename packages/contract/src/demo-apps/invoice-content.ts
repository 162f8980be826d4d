import { z } from 'zod';
import { Day } from '../day';
import { EmailAddress } from '../email-address';
import { Id, isNotBlank } from '../fields';
import { paymentMethods } from './invoice-document';

const Text = z.string().max(255);
const hasTwoDecimals = (number: number): boolean => Math.abs(number * 100 - Math.round(number * 100)) < 1e-4;
const Decimal = (max: number) => z.number().min(0).max(max).refine(hasTwoDecimals, 'Use at most two decimals.');
const Percent = Decimal(100).default(0);

export const NewLine = z.object({
  item: Text.refine(isNotBlank, 'Enter an item.'),
  cost: Decimal(999999.99),
  quantity: Decimal(1000),
  discount: Percent,
  tax1: Percent,
  tax2: Percent,
});

export type InvoiceContent = z.infer<typeof InvoiceContent>;
export const InvoiceContent = z
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
export const NewPayment = z.object({
  id: Id,
  amount: Decimal(1e12).refine((amount) => amount > 0, 'Enter an amount above 0.'),
  date: Day,
  method: z.enum(paymentMethods),
  note: Text.default(''),
});

export type InvoiceLetter = z.infer<typeof InvoiceLetter>;
export const InvoiceLetter = z.object({
  id: Id,
  to: EmailAddress,
  subject: Text.refine(isNotBlank, 'Enter a subject.'),
  message: z.string().max(10000),
});
