import type { PayrollCheck } from '@horae/contract/time/payroll-rows';
import { Link } from '@tanstack/react-router';
import { DataTable } from '#ui/list/data-table';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { type PayrollSay, payrollWords } from './payroll.words';

type Row = PayrollCheck['leftOut'][number];

/** Who does not go to payroll, and why; each leads to the time sheet. */
export function LeftOutTable({ month, rows }: { month: string; rows: readonly Row[] }) {
  const say = payrollWords.use();
  return (
    <div className="panel">
      <DataTable
        name={say('leftOut', { count: rows.length })}
        columns={columnsOf(say, month)}
        rows={rows}
        nameOf={({ name }) => name}
      />
    </div>
  );
}

const columnsOf = (say: PayrollSay, month: string): Column<Row>[] => [
  {
    key: 'person',
    header: say('person'),
    isName: true,
    cell: ({ id, name, code, department }) => (
      <PersonCell name={name} avatar={null} note={[code, department].filter(Boolean).join(' · ')}>
        <Link to="/timesheets" search={{ month, sheet: String(id) }} data-row-link="">
          {name}
        </Link>
      </PersonCell>
    ),
  },
  { key: 'why', onPhone: 'first', header: say('why'), cell: ({ why }) => say(`left.${why}`) },
  { key: 'findings', header: say('findings'), align: 'end', cell: ({ findings }) => findings || '–' },
];
