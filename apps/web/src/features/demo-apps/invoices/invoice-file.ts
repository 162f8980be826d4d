import { today } from '#platform/device-day';
import { formatDate } from '#platform/format-date';
import { formatMoney } from '#platform/format-money';
import { selectedHotel } from '#platform/hotel';
import type { ExportFile } from '#ui/export/export-file';
import type { PrintRow } from '#ui/export/print-shape';
import { discountText, type InvoiceContent, moneyOf, priceOf, sumsOfContent, taxText } from './invoice-content';
import { layoutWords } from './layout.words';

/** An invoice as a one-page PDF: client and payment details, items, totals. */
export function invoiceFile(content: InvoiceContent): ExportFile {
  const say = layoutWords.say;
  const { id, issuedDate, dueDate, lines, salesperson, note } = content;
  const title = say('number', { id });
  const scope = [
    selectedHotel.get()?.name,
    `${say('issued')} ${formatDate(issuedDate)} · ${say('due')} ${formatDate(dueDate)}`,
    salesperson && `${say('salesperson')}: ${salesperson}`,
  ].filter((line) => line !== undefined && line !== '');
  return {
    name: `invoice-${id}`,
    date: today(),
    title,
    scope: scope as string[],
    sheets: [{ name: title, columns: [], rows: [] }],
    done: say('downloaded', { id }),
    print: {
      title,
      scope: scope as string[],
      paper: 'a4',
      orientation: 'portrait',
      sections: [
        {
          isBare: true,
          columns: [
            { header: say('billTo'), width: 10 },
            { header: say('paymentDetails'), width: 4 },
            { header: '', width: 8 },
          ],
          rows: partyRows(content),
        },
        {
          columns: [
            { header: say('item'), width: 14 },
            { header: say('cost'), width: 5, align: 'end' },
            { header: say('quantity'), width: 3, align: 'end' },
            { header: say('discount'), width: 4, align: 'end' },
            { header: say('tax'), width: 5, align: 'end' },
            { header: say('price'), width: 5, align: 'end' },
          ],
          rows: lines.map((line) => ({
            cells: [
              line.item,
              formatMoney(line.cost),
              String(line.quantity),
              discountText(line),
              taxText(line),
              priceOf(line),
            ],
          })),
        },
        {
          isBare: true,
          columns: [
            { header: '', width: 25 },
            { header: '', width: 6 },
            { header: '', width: 5, align: 'end' },
          ],
          rows: sumRows(content),
        },
        ...remarks(content, note),
      ],
    },
  };
}

function partyRows({ client, totalDue, bank }: InvoiceContent): PrintRow[] {
  const say = layoutWords.say;
  const left = [client.name, client.company, client.address, client.country, client.contact, client.companyEmail];
  const right = [
    [say('totalDue'), totalDue],
    [say('bankName'), bank.bankName],
    [say('country'), bank.country],
    [say('iban'), bank.iban],
    [say('swiftCode'), bank.swiftCode],
  ].filter(([, text]) => text);
  const shown = left.filter(Boolean);
  return Array.from({ length: Math.max(shown.length, right.length) }, (_, at) => ({
    cells: [shown[at] ?? '', ...(right[at] ?? ['', ''])],
  }));
}

function sumRows(content: InvoiceContent): PrintRow[] {
  const say = layoutWords.say;
  const { subtotal, discount, tax, total } = sumsOfContent(content);
  const row = (name: string, cents: number, isStrong = false): PrintRow => ({
    cells: ['', name, moneyOf(cents)],
    isStrong,
  });
  return [
    row(say('subtotal'), subtotal),
    ...(discount > 0 ? [row(say('discount'), -discount)] : []),
    ...(tax > 0 ? [row(say('tax'), tax)] : []),
    row(say('total'), total),
    ...(content.paid > 0 ? [row(say('paid'), -content.paid)] : []),
    row(say('balance'), total - content.paid, true),
  ];
}

function remarks({ id, dueDate, hasTerms, hasClientNotes }: InvoiceContent, note: string) {
  const say = layoutWords.say;
  const texts = [hasClientNotes && note, hasTerms && say('terms', { id, date: formatDate(dueDate) })];
  const rows = texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((text) => ({ cells: [text as string] }));
  return rows.length > 0 ? [{ isBare: true, columns: [{ header: say('note'), width: 1 }], rows }] : [];
}
