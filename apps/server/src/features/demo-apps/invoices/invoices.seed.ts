import type { Invoice, InvoiceClient, InvoiceLine } from '@horae/contract/demo-apps/invoice-document';
import { sumsOf } from '@horae/contract/demo-apps/invoice-sums';
import { dayFrom } from '#platform/sample-moments';
import type { SharedSamples } from '#platform/samples';
import { sampleClients, sampleItems, sampleSalespeople } from './invoices.samples';
import { invoicePayments, invoices } from './invoices.table';

const firstId = 4987;
const daysToPay = 30;
/** The overpaid invoice, and by how many cents. */
const overpaid = { index: 17, cents: 20_500 };

const newestOpen = 30;
const settled: readonly Invoice['invoiceStatus'][] = ['Paid', 'Paid', 'Partial Payment', 'Paid', 'Past Due', 'Paid'];
const recent: readonly Invoice['invoiceStatus'][] = ['Sent', 'Paid', 'Downloaded', 'Draft', 'Partial Payment', 'Sent'];

const bank = { bankName: 'Thalassa Cooperative Bank', country: 'Greece', iban: 'GR16 0110 1250 0000 0001 2300 695' };

export const invoiceSamples: SharedSamples = {
  name: 'invoices',
  async add(tx, now) {
    const samples = sampleClients.map((_client, index) => sampleAt(index, now));
    await tx.insert(invoices).values(samples.map(({ invoice }) => invoice));
    await tx.insert(invoicePayments).values(samples.flatMap(({ payments }) => payments));
  },
};

function sampleAt(index: number, now: Date) {
  const id = firstId + index;
  const isRecent = index >= newestOpen;
  const status = index === overpaid.index ? 'Paid' : pick(isRecent ? recent : settled, index);
  const lines = linesAt(index);
  const { total } = sumsOf(lines);
  // Open invoices are from recent weeks, the others go back a year.
  const issued = (index - sampleClients.length) * (isRecent ? 2 : 7) + 1;
  const isOpen = status === 'Sent' || status === 'Draft' || status === 'Downloaded';
  const due = isOpen ? Math.max(issued + daysToPay, 3 + (index % 11)) : Math.min(issued + daysToPay, -1);
  const paid = paidOf(status, total, index);
  return {
    invoice: {
      id,
      issuedDate: dayFrom(now, issued),
      dueDate: dayFrom(now, Math.max(due, issued)),
      client: clientAt(index),
      bank: { ...bank, swiftCode: 'THCOGRAA' },
      status,
      lines,
      total,
      paid,
      salesperson: pick(sampleSalespeople, index),
      note: index % 3 === 0 ? 'Thank you for staying with us. Please quote the invoice number with your payment.' : '',
      hasTerms: true,
      hasClientNotes: index % 3 === 0,
      hasPaymentStub: index % 4 === 0,
    },
    payments: paid === 0 ? [] : [paymentOf(id, paid, dayFrom(now, Math.min(issued + 9, 0)), index)],
  };
}

function paidOf(status: Invoice['invoiceStatus'], total: number, index: number): number {
  if (index === overpaid.index) return total + overpaid.cents;
  if (status === 'Paid') return total;
  // Makes some balances whole dollars and others not.
  return status === 'Partial Payment' ? Math.floor(total / 250) * 100 : 0;
}

function paymentOf(invoiceId: number, amount: number, date: string, index: number) {
  return { invoiceId, amount, date, method: pick(['bank-transfer', 'card', 'cash'] as const, index), note: '' };
}

function clientAt(index: number): InvoiceClient {
  const [name, company, place] = sampleClients[index]!;
  const [city, country = ''] = place.split(', ');
  return {
    address: `${12 + ((index * 17) % 180)} ${pick(['Harbour Road', 'Olive Street', 'Station Square'], index)}, ${city}`,
    company,
    companyEmail: `accounts@client${String(index + 1).padStart(2, '0')}.example`,
    country,
    contact: `+30 210 ${String(6_200_000 + index * 6151).replace(/(\d{3})(\d{4})/, '$1 $2')}`,
    name,
  };
}

function linesAt(index: number): InvoiceLine[] {
  return Array.from({ length: 1 + (index % 3) }, (_, line) => {
    const [item, cost] = pick(sampleItems, index * 5 + line * 7);
    const few = 2 + ((index + line) % 9);
    const quantity = cost > 1000 ? 1 : cost < 100 ? few * 20 : few;
    const isTaxed = index % 4 !== 1;
    return {
      item,
      cost,
      quantity,
      discount: index % 5 === 2 && line === 0 ? 10 : 0,
      tax1: isTaxed ? 13 : 0,
      tax2: isTaxed && line === 1 ? 0.5 : 0,
    };
  });
}

function pick<T>(from: readonly T[], index: number): T {
  return from[index % from.length]!;
}
