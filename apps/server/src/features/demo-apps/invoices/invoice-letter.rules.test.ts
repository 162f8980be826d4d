import type { InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import { expect, it } from 'vitest';
import { letterOf } from './invoice-letter.rules';

const line = { item: 'Rooms & "more"', cost: 100.25, quantity: 3, discount: 10, tax1: 5, tax2: 13 };
const document = {
  invoice: { id: 4987, issuedDate: '13 Dec 2026', dueDate: '12 Jan 2027', total: 1250.5 },
  paymentDetails: { totalDue: '-$205', bankName: 'Bank <A>', country: 'Greece', iban: 'GR16', swiftCode: '' },
  lines: [line, { ...line, item: 'Breakfast', cost: 7, quantity: 1, discount: 0, tax1: 0, tax2: 0 }],
} as InvoiceDocument;
const table =
  '<table><tr><td>Invoice</td><td>#4987</td></tr><tr><td>Issued</td><td>13 Dec 2026</td></tr>' +
  '<tr><td>Due</td><td>12 Jan 2027</td></tr>' +
  // 300.75 less 30.08, and taxes of 13.53 and 35.19.
  '<tr><td>Rooms &amp; &quot;more&quot;</td><td>$319.39</td></tr><tr><td>Breakfast</td><td>$7</td></tr>' +
  '<tr><td>Total</td><td>$1,250.50</td></tr><tr><td>Total due</td><td>-$205</td></tr>' +
  '<tr><td>Bank</td><td>Bank &lt;A&gt;, Greece</td></tr><tr><td>IBAN</td><td>GR16</td></tr></table>';

it.each([
  ['', ''],
  [' \n\n \n\n', ''],
  ['Good day', '<p>Good day</p>'],
  [
    'Dear <b>,\nas agreed\n\n\n Thanks & "bye" ',
    '<p>Dear &lt;b&gt;,<br>as agreed</p><p>Thanks &amp; &quot;bye&quot;</p>',
  ],
])('the message %j is in paragraphs before the invoice', (message, html) => {
  expect(letterOf(message, document)).toBe(html + table);
});

it.each([
  ['Bank', '', '<td>Bank</td>'],
  ['', 'Greece', '<td>Greece</td>'],
])('the bank “%s” in “%s” has no comma', (bankName, country, cell) => {
  const paymentDetails = { ...document.paymentDetails, bankName, country };
  expect(letterOf('', { ...document, paymentDetails })).toContain(`<td>Bank</td>${cell}`);
});

it('leaves out what is not known', () => {
  const nothing = { totalDue: '', bankName: '', country: '', iban: '', swiftCode: '' };
  expect(letterOf('', { ...document, lines: [], paymentDetails: nothing })).toBe(
    '<table><tr><td>Invoice</td><td>#4987</td></tr><tr><td>Issued</td><td>13 Dec 2026</td></tr>' +
      '<tr><td>Due</td><td>12 Jan 2027</td></tr><tr><td>Total</td><td>$1,250.50</td></tr></table>',
  );
});
