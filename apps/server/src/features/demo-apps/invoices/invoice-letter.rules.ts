import type { InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import { moneyText, sumsOfLine } from '@horae/contract/demo-apps/invoice-sums';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

const money = (dollars: number): string => moneyText(Math.round(dollars * 100));

/** Returns the mail for an invoice as HTML: the message, followed by the invoice itself. */
export function letterOf(message: string, document: InvoiceDocument): string {
  const { invoice, paymentDetails, lines } = document;
  const paragraphs = message
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`);
  const facts = [
    ['Invoice', `#${invoice.id}`],
    ['Issued', invoice.issuedDate],
    ['Due', invoice.dueDate],
    ...lines.map((line) => [line.item, moneyText(sumsOfLine(line).total)]),
    ['Total', money(invoice.total)],
    ['Total due', paymentDetails.totalDue],
    ['Bank', [paymentDetails.bankName, paymentDetails.country].filter(Boolean).join(', ')],
    ['IBAN', paymentDetails.iban],
    ['SWIFT', paymentDetails.swiftCode],
  ];
  const table = facts.filter(([, value]) => value !== '').map((cells) => row(cells as string[]));
  return `${paragraphs.join('')}<table>${table.join('')}</table>`;
}
