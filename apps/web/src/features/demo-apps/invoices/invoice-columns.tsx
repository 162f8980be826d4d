import type { Invoice } from '@horae/contract/demo-apps/invoice-document';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '#platform/format-money';
import { Badge } from '#ui/badge';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { shownDate } from './invoice-content';
import { statusLooks } from './invoice-values';
import styles from './invoices.module.css';
import type { invoicesWords } from './invoices.words';

type Say = ReturnType<typeof invoicesWords.use>;

export function invoiceColumns(say: Say): Column<Invoice>[] {
  return [
    {
      key: 'id',
      header: say('numberSign'),
      isName: true,
      sorts: true,
      cell: ({ id }) => (
        <Link to="/invoices/$id" params={{ id: String(id) }} data-row-link="">
          #{id}
        </Link>
      ),
    },
    {
      key: 'invoiceStatus',
      onPhone: 'first',
      header: say('status'),
      sorts: true,
      cell: (invoice) => <Status invoice={invoice} say={say} />,
    },
    {
      key: 'client.name',
      onPhone: 'second',
      header: say('client'),
      sorts: true,
      cell: ({ client, avatar }) => <PersonCell name={client.name} avatar={avatar} note={client.companyEmail} />,
    },
    {
      key: 'total',
      onPhone: 'second',
      header: say('total'),
      sorts: true,
      align: 'end',
      cell: ({ total }) => formatMoney(total),
    },
    {
      key: 'issuedDate',
      header: say('issued'),
      sorts: true,
      unfolds: true,
      cell: ({ issuedDate }) => shownDate(issuedDate),
    },
    {
      key: 'balance',
      header: say('balance'),
      sorts: true,
      unfolds: true,
      align: 'end',
      cell: ({ balance }) => (balance === 0 ? <Badge tone="success">{say('paidBadge')}</Badge> : balance),
    },
  ];
}

function Status({ invoice, say }: { invoice: Invoice; say: Say }) {
  const { invoiceStatus, balance, dueDate } = invoice;
  return (
    <span
      className={styles.status}
      data-tip={say('statusHint', { balance: formatMoney(balance), due: shownDate(dueDate) })}
    >
      <Badge {...statusLooks[invoiceStatus]}>{say(`status.${invoiceStatus}`)}</Badge>
    </span>
  );
}
