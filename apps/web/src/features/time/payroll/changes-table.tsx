import { hostKey } from '@horae/contract/loan';
import type { PayChange } from '@horae/contract/time/payroll-rows';
import { formatDate } from '#platform/format-date';
import { hoursVariance } from '#platform/format-hours';
import { causeText } from '#roster/sheet/cause-text';
import { checkSumWords } from '#roster/sheet/check-sum.words';
import { centsText } from '#roster/sheet/check-sum-text';
import { codeText } from '#roster/sheet/code-text';
import { workHostText } from '#roster/sheet/work-host-text';
import { DataTable } from '#ui/list/data-table';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import styles from './payroll.module.css';
import { type PayrollSay, payrollWords } from './payroll.words';

/** How what payroll has differs from the time sheets of now, each with what changed it. */
export function ChangesTable({ rows }: { rows: readonly PayChange[] }) {
  const say = payrollWords.use();
  return (
    <div className="panel">
      <DataTable
        name={say('changes', { count: rows.length })}
        columns={columnsOf(
          say,
          rows.some(({ cents }) => cents !== undefined),
        )}
        rows={rows.map((row, id) => Object.assign({ id }, row))}
        nameOf={({ employee }) => employee.name}
        keyOf={({ employee, month, day, code, loan }) => `${employee.id} ${month} ${day} ${code} ${hostKey(loan)}`}
      />
    </div>
  );
}

const columnsOf = (say: PayrollSay, hasSums: boolean): Column<PayChange & { id: number }>[] => [
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
  { key: 'day', onPhone: 'second', header: say('day'), cell: ({ day }) => formatDate(day) },
  {
    key: 'code',
    onPhone: 'second',
    header: say('payCode'),
    cell: ({ code, loan }) => (loan ? `${codeText(code)} · ${workHostText(loan)}` : codeText(code)),
  },
  {
    key: 'amount',
    onPhone: 'first',
    header: say('change'),
    align: 'end',
    cell: ({ minutes, days }) => (
      <span className={styles.number}>
        {days === 0 ? hoursVariance(minutes) : `${days > 0 ? '+' : '−'}${say('daysOf', { count: Math.abs(days) })}`}
      </span>
    ),
  },
  ...(hasSums
    ? [
        {
          key: 'checkSum',
          header: checkSumWords.say('title'),
          align: 'end' as const,
          cell: ({ cents }: PayChange) => <span className={styles.number}>{centsText(cents) || '–'}</span>,
        },
      ]
    : []),
  { key: 'why', onPhone: 'second', header: say('why'), cell: ({ because }) => causeText(because) },
];
