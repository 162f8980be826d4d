import type { EmployeeRecord } from '@horae/contract/demo-apps/employee-records.contract';
import { formatDate } from '#platform/format-date';
import { formatMoney } from '#platform/format-money';
import { Badge } from '#ui/badge';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import type { recordWords } from './employee-records.words';
import { isoDay, isStatus, statusTones } from './record-values';

/** The columns that can be hidden, in order; the name is always shown. */
export const optionalColumns = ['email', 'city', 'start_date', 'salary', 'age', 'experience', 'status'] as const;

export function recordColumns(say: ReturnType<typeof recordWords.use>): Column<EmployeeRecord>[] {
  return [
    {
      key: 'full_name',
      header: say('employee'),
      isName: true,
      sorts: true,
      cell: (row) => <PersonCell name={row.full_name} avatar={row.avatar} note={row.post} />,
    },
    { key: 'email', onPhone: 'hidden', header: say('email'), sorts: true, unfolds: true, cell: ({ email }) => email },
    { key: 'city', onPhone: 'hidden', header: say('city'), sorts: true, cell: ({ city }) => city },
    {
      key: 'start_date',
      onPhone: 'hidden',
      header: say('start_date'),
      sorts: true,
      cell: ({ start_date }) => <time dateTime={isoDay(start_date)}>{formatDate(isoDay(start_date))}</time>,
    },
    {
      key: 'salary',
      onPhone: 'hidden',
      header: say('salary'),
      sorts: true,
      align: 'end',
      cell: ({ salary }) => formatMoney(Number(salary.slice(1))),
    },
    {
      key: 'age',
      onPhone: 'hidden',
      header: say('age'),
      sorts: true,
      align: 'end',
      unfolds: true,
      cell: ({ age }) => age,
    },
    {
      key: 'experience',
      onPhone: 'hidden',
      header: say('experience'),
      sorts: true,
      unfolds: true,
      cell: ({ experience }) => experience,
    },
    {
      key: 'status',
      onPhone: 'first',
      header: say('status'),
      sorts: true,
      cell: ({ status }) =>
        isStatus(status) ? <Badge tone={statusTones[status]}>{say(`status.${status}`)}</Badge> : null,
    },
  ];
}
