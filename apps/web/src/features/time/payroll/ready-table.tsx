import type { PayrollCheck } from '@horae/contract/time/payroll-rows';
import { Link } from '@tanstack/react-router';
import { hoursNumber } from '#platform/format-hours';
import { checkSumWords } from '#roster/sheet/check-sum.words';
import { checkSumText } from '#roster/sheet/check-sum-text';
import { Checkbox } from '#ui/checkbox';
import { DataTable } from '#ui/list/data-table';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import styles from './payroll.module.css';
import { type PayrollSay, payrollWords } from './payroll.words';

type Row = PayrollCheck['ready'][number];

interface ReadyTableProps {
  month: string;
  rows: readonly Row[];
  acknowledged: ReadonlySet<number>;
  onAcknowledge: (ids: ReadonlySet<number>) => void;
}

/** Approved time sheets; those with open findings go only if they are acknowledged by name. */
export function ReadyTable({ month, rows, acknowledged, onAcknowledge }: ReadyTableProps) {
  const say = payrollWords.use();
  const tick = (id: number, isOn: boolean) => {
    const next = new Set(acknowledged);
    if (isOn) next.add(id);
    else next.delete(id);
    onAcknowledge(next);
  };
  return (
    <div className="panel">
      <DataTable
        name={say('ready', { count: rows.length })}
        columns={columnsOf(say, { month, acknowledged, tick, hasSums: rows.some(({ checkSum }) => checkSum) })}
        rows={rows}
        nameOf={({ name }) => name}
      />
    </div>
  );
}

interface Ticks {
  month: string;
  acknowledged: ReadonlySet<number>;
  tick: (id: number, isOn: boolean) => void;
  hasSums: boolean;
}

const columnsOf = (say: PayrollSay, { month, acknowledged, tick, hasSums }: Ticks): Column<Row>[] => [
  {
    key: 'person',
    header: say('person'),
    isName: true,
    cell: ({ id, name, code, department, isAgain }) => (
      <PersonCell
        name={name}
        avatar={null}
        note={[code, department, isAgain && say('isAgain')].filter(Boolean).join(' · ')}
      >
        <Link to="/timesheets" search={{ month, sheet: String(id) }} data-row-link="">
          {name}
        </Link>
      </PersonCell>
    ),
  },
  {
    key: 'paid',
    onPhone: 'first',
    header: say('paid'),
    align: 'end',
    cell: ({ paidMinutes, isAgain }) => (
      <span className={styles.number}>{isAgain ? '–' : hoursNumber(paidMinutes)}</span>
    ),
  },
  ...(hasSums
    ? [
        {
          key: 'checkSum',
          header: checkSumWords.say('title'),
          align: 'end' as const,
          cell: ({ checkSum }: Row) => (checkSum ? checkSumText(checkSum) : '–'),
        },
      ]
    : []),
  {
    key: 'leave',
    header: say('leave'),
    align: 'end',
    cell: ({ days }) => Object.values(days).reduce((sum, some) => sum + some, 0) || '–',
  },
  {
    key: 'findings',
    header: say('findings'),
    cell: ({ id, name, findings }) =>
      findings === 0 ? (
        '–'
      ) : (
        <Checkbox checked={acknowledged.has(id)} onChange={(isOn) => tick(id, isOn)}>
          <span aria-hidden="true">{say('openFindings', { count: findings })}</span>
          <span className="visually-hidden">{say('acknowledge', { name })}</span>
        </Checkbox>
      ),
  },
];
