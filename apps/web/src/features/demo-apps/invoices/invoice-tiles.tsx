import type { Invoice } from '@horae/contract/demo-apps/invoice-document';
import { centsOf } from '@horae/contract/demo-apps/invoice-sums';
import { IconCashBanknote, IconFileInvoice, IconHourglassEmpty, IconUsers } from '@tabler/icons-react';
import { StatTiles } from '#ui/stat-tiles';
import { moneyOf } from './invoice-content';
import { invoicesWords } from './invoices.words';

/** The number of clients and invoices, and the sums paid and outstanding. */
export function InvoiceTiles({ all }: { all: readonly Invoice[] | undefined }) {
  const say = invoicesWords.use();
  const sum = (cents: (invoice: Invoice) => number) =>
    all && moneyOf(all.reduce((total, invoice) => total + cents(invoice), 0));
  return (
    <StatTiles
      tiles={[
        {
          label: say('tile.clients'),
          value: all && new Set(all.map(({ client }) => client.companyEmail)).size,
          icon: IconUsers,
        },
        { label: say('tile.invoices'), value: all?.length, icon: IconFileInvoice },
        {
          label: say('tile.paid'),
          value: sum(({ total, balance }) => centsOf(total) - centsOf(balance)),
          icon: IconCashBanknote,
        },
        {
          label: say('tile.unpaid'),
          value: sum(({ balance }) => Math.max(0, centsOf(balance))),
          icon: IconHourglassEmpty,
        },
      ]}
    />
  );
}
