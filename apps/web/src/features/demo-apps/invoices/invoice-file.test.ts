import { expect, it } from 'vitest';
import type { InvoiceContent } from './invoice-content';
import { invoiceFile } from './invoice-file';

const content: InvoiceContent = {
  id: 5036,
  issuedDate: '2026-11-01',
  dueDate: '2026-12-01',
  client: {
    name: 'Δώρα Καψή',
    company: '',
    companyEmail: 'dora@events.example',
    address: '12 Harbour Road, Athens',
    country: 'Greece',
    contact: '',
  },
  bank: { bankName: 'Thalassa Bank', country: 'Greece', iban: 'GR16 0110', swiftCode: '' },
  totalDue: '$3,503.65',
  lines: [
    { item: 'Interpreter booth', cost: 275, quantity: 4, discount: 10, tax1: 13, tax2: 0.5 },
    { item: 'Gala dinner', cost: 62, quantity: 40, discount: 0, tax1: 0, tax2: 0 },
  ],
  paid: 10_000,
  salesperson: 'Marco Bellini',
  note: 'Thank you.',
  hasTerms: true,
  hasClientNotes: true,
  hasPaymentStub: false,
};
const cellsOf = (content: InvoiceContent) =>
  invoiceFile(content).print!.sections.map(({ rows }) => rows.map(({ cells }) => cells));

it('sets whom and how, the items, the sums and the remarks', () => {
  expect(cellsOf(content)).toEqual([
    [
      ['Δώρα Καψή', 'Total due', '$3,503.65'],
      ['12 Harbour Road, Athens', 'Bank', 'Thalassa Bank'],
      ['Greece', 'Country', 'Greece'],
      ['dora@events.example', 'IBAN', 'GR16 0110'],
    ],
    [
      ['Interpreter booth', '$275.00', '4', '10 %', '13 % + 0.5 %', '$1,123.65'],
      ['Gala dinner', '$62.00', '40', '–', '–', '$2,480.00'],
    ],
    [
      ['', 'Subtotal', '$3,580.00'],
      ['', 'Discount', '-$110.00'],
      ['', 'Tax', '$133.65'],
      ['', 'Total', '$3,603.65'],
      ['', 'Paid', '-$100.00'],
      ['', 'Balance', '$3,503.65'],
    ],
    [['Thank you.'], ['Payment is due by Dec 1, 2026. Please quote invoice #5036 with the transfer.']],
  ]);
});

it('leaves out what is switched off or not there', () => {
  const [, , sums, ...remarks] = cellsOf({
    ...content,
    lines: [content.lines[1]!],
    paid: 0,
    hasTerms: false,
    note: '',
  });

  expect(sums!.map(([, name]) => name)).toEqual(['Subtotal', 'Total', 'Balance']);
  expect(remarks).toEqual([]);
});
