import { hostKey, hostOf } from '@horae/contract/loan';
import type { Charge } from '@horae/contract/time/payroll-rows';
import { hoursNumber } from '#platform/format-hours';
import { hostText } from '#roster/loans/host-text';
import { DataTable } from '#ui/list/data-table';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import styles from './payroll.module.css';
import { type PayrollSay, payrollWords } from './payroll.words';

/** Who owes whom how many hours, a table for each direction. */
export function ChargesList({ charges }: { charges: readonly Charge[] }) {
  const say = payrollWords.use();
  const parts = [
    { payer: 'host', title: say('chargedToHost'), note: say('chargedToHostSay') },
    { payer: 'home', title: say('owedByHost'), note: say('owedByHostSay') },
  ] as const;
  return parts.map(({ payer, title, note }) => {
    const rows = charges.filter(({ host }) => host.payer === payer);
    if (rows.length === 0) return null;
    const minutes = rows.reduce((sum, row) => sum + row.minutes, 0);
    return (
      <section key={payer} className="stack-2" aria-labelledby={`charges-${payer}`}>
        <h2 id={`charges-${payer}`}>{title}</h2>
        <p className="quiet measure">{note}</p>
        <div className="panel">
          <DataTable
            name={title}
            columns={columnsOf(
              say,
              rows.some(({ host }) => host.costPlace),
            )}
            rows={rows.map((row, id) => Object.assign({ id }, row))}
            nameOf={({ employee }) => employee.name}
            keyOf={({ employee, host }) => `${employee.id} ${hostKey(host)}`}
          />
        </div>
        <p>
          <strong>{say('chargesTotal', { hours: hoursNumber(minutes) })}</strong>
        </p>
      </section>
    );
  });
}

/** The host; none where a shift at home was for another cost place. */
function hostName(work: Charge['host']): string {
  const host = hostOf(work);
  return host ? hostText(host) : '–';
}

const columnsOf = (say: PayrollSay, hasCosts: boolean): Column<Charge & { id: number }>[] => [
  {
    key: 'person',
    header: say('person'),
    isName: true,
    cell: ({ employee }) => (
      <PersonCell name={employee.name} avatar={null} note={employee.code}>
        {employee.name}
      </PersonCell>
    ),
  },
  { key: 'home', onPhone: 'second', header: say('homeDepartment'), cell: ({ employee }) => employee.department },
  { key: 'host', onPhone: 'second', header: say('host'), cell: ({ host }) => hostName(host) },
  ...(hasCosts
    ? [
        {
          key: 'cost',
          onPhone: 'second' as const,
          header: say('field.costPlace'),
          cell: ({ host }: Charge) => host.costPlace ?? '–',
        },
      ]
    : []),
  {
    key: 'hours',
    onPhone: 'first',
    header: say('hoursHead'),
    align: 'end',
    cell: ({ minutes }) => <span className={styles.number}>{hoursNumber(minutes)}</span>,
  },
];
