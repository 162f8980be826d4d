import type { Invoice } from '@horae/contract/demo-apps/invoice-document';
import { centsOf } from '@horae/contract/demo-apps/invoice-sums';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { dayOf } from './invoice-content';
import { invoicesWords } from './invoices.words';

export function invoicesFile(invoices: readonly Invoice[], scope: string, isPicked: boolean): ExportFile {
  const say = invoicesWords.say;
  return listFile({
    name: 'invoices',
    title: say('title'),
    scope,
    isPicked,
    columns: [
      { header: say('number'), kind: 'integer' },
      { header: say('status'), width: 16 },
      { header: say('client'), width: 26 },
      { header: say('company'), width: 26 },
      { header: say('service'), width: 30 },
      { header: say('issued'), kind: 'date', width: 12 },
      { header: say('due'), kind: 'date', width: 12 },
      { header: say('total'), kind: 'money', width: 12 },
      { header: say('balance'), kind: 'money', width: 12 },
    ],
    rows: invoices.map(({ id, invoiceStatus, client, service, issuedDate, dueDate, total, balance }) => [
      id,
      say(`status.${invoiceStatus}`),
      client.name,
      client.company,
      service,
      dayOf(issuedDate),
      dayOf(dueDate),
      total,
      centsOf(balance) / 100,
    ]),
  });
}
